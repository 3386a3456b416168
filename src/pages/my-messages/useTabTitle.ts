import { useEffect } from 'react';

/** Says in the title of the tab how many messages are unread, as the menus do. */
export function useTabTitle(unreadCount: number): void {
  useEffect(() => {
    const show = (): void => {
      const plain = document.title.replace(/^\(\d+\+?\) /, '');
      const title = unreadCount > 0 ? `(${unreadCount}) ${plain}` : plain;
      if (document.title !== title) document.title = title;
    };
    show();
    // The router writes the title of a page after it is shown.
    const watch = new MutationObserver(show);
    watch.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => {
      watch.disconnect();
      document.title = document.title.replace(/^\(\d+\+?\) /, '');
    };
  }, [unreadCount]);
}
