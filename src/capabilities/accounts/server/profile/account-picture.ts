/** Where the picture of an account is served. @param name hash of its content, as the account names it */
export const accountPictureAddress = (name: string): string => `/account-pictures/${name}.webp`;

/** Where the object store keeps the picture of a name. */
export const pictureFile = (name: string): string => `accounts/${name.slice(0, 2)}/${name}.webp`;
