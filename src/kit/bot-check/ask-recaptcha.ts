import type { HumanPurpose } from '#generated/human-purposes.ts';
import { AppError } from '#kernel/app-error.ts';

/** Google's script as it is on the window. */
interface Recaptcha {
  ready(run: () => void): void;
  execute(siteKey: string, about: { action: string }): Promise<string>;
}

let loading: Promise<Recaptcha> | null = null;

/**
 * Asks Google for its assessment of this visitor.
 *
 * @returns Google's token; its "action" is the purpose
 * @throws AppError `error.upstream` if Google is unreachable
 */
export async function askRecaptcha(siteKey: string, purpose: HumanPurpose): Promise<string> {
  try {
    loading ??= loadScript(siteKey);
    const recaptcha = await loading;
    return await recaptcha.execute(siteKey, { action: purpose });
  } catch (error) {
    loading = null;
    throw new AppError('error.upstream', { code: 502, cause: error });
  }
}

function loadScript(siteKey: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
    script.onerror = () => {
      script.remove();
      reject(new Error('reCAPTCHA did not load'));
    };
    script.onload = () => {
      const { grecaptcha } = window as unknown as { grecaptcha: Recaptcha };
      grecaptcha.ready(() => resolve(grecaptcha));
    };
    document.head.append(script);
  });
}
