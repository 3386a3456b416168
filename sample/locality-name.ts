/** A locality as advertisers write it: without the number of a post office ("Lausanne 25"). */
export const localityName = (name: string): string => name.replace(/ \d+$/, '');
