/** Names of a browser and its operating system; null where unknown. */
export interface BrowserName {
  browser: string | null;
  system: string | null;
}

/** The first match wins, because most browsers also name others that they are compatible with. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b|\biPod\b/, 'iOS'],
  [/\biPad\b/, 'iPadOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const firstFit = (rules: typeof BROWSERS, text: string): string | null =>
  rules.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** Browser and operating system of a user agent. */
export const browserOf = (userAgent: string): BrowserName => ({
  browser: firstFit(BROWSERS, userAgent),
  system: firstFit(SYSTEMS, userAgent),
});
