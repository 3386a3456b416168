export const CAPABILITY_SCREENS = {
  "myAccount": {
    "entry": {
      "label": "header.myAccount",
      "icon": "user-round"
    }
  },
  "myAccountPreview": {},
  "myAlerts": {
    "entry": {
      "label": "workspace.myAlerts",
      "icon": "bell"
    }
  },
  "myPotentialCustomers": {
    "role": 2
  },
  "myMessages": {
    "entry": {
      "label": "header.myMessages",
      "icon": "message-square",
      "counter": "unreadMessages"
    }
  },
  "myFavourites": {
    "entry": {
      "label": "workspace.myFavourites",
      "icon": "heart"
    }
  },
  "movingRequests": {
    "role": 2147483647,
    "entry": {
      "label": "workspace.movingRequests",
      "icon": "signpost",
      "counter": "openMovingRequests"
    }
  },
  "payments": {
    "role": 2147483647,
    "entry": {
      "label": "workspace.payments",
      "icon": "banknote"
    }
  },
  "myPayments": {
    "entry": {
      "label": "workspace.myPayments",
      "icon": "receipt-swiss-franc"
    }
  },
  "payProperty": {},
  "myProperties": {
    "entry": {
      "label": "workspace.myProperties",
      "icon": "house"
    }
  },
  "editProperty": {},
  "previewProperty": {},
  "createRent": {},
  "createSell": {},
  "moderation": {
    "role": 65536,
    "entry": {
      "label": "workspace.moderation",
      "icon": "shield-check",
      "counter": "waitingReviews"
    }
  },
  "audit": {
    "role": 2147483647,
    "entry": {
      "label": "workspace.audit",
      "icon": "list"
    }
  }
} as const;
