import { useEffect, useState } from 'react';
import { SignInProvidersDocument } from '#generated/operations.ts';
import { execute, reportFailure } from '#kit/graphql/execute.ts';
import { isSocialProvider, type SocialProvider } from '../../account.ts';

let known: readonly SocialProvider[] | null = null;

/** Configured providers; empty until they are loaded, and when loading fails. */
export function useSignInProviders(): readonly SocialProvider[] {
  const [providers, setProviders] = useState(known ?? []);
  useEffect(() => {
    if (known !== null) return;
    const ask = async (): Promise<void> => {
      const { signInProviders } = await execute(SignInProvidersDocument, {});
      known = signInProviders.filter(isSocialProvider);
      setProviders(known);
    };
    ask().catch(reportFailure);
  }, []);
  return providers;
}
