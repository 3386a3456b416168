/** Path at which the picture of an account is served. @param name hash of its content, as stored in the account */
export const accountPictureAddress = (name: string): string => `/account-pictures/${name}.webp`;

/** Key of a picture in the object store. */
export const pictureFile = (name: string): string => `accounts/${name.slice(0, 2)}/${name}.webp`;
