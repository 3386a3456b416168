import { AppError } from '#kernel/app-error.ts';
import type { Context } from '#platform/context/context.ts';
import { isSocialProvider, LoginProvider } from '../../account.ts';
import { signInByProvider } from '../providers/provider-sign-in.service.ts';
import { type LoginResult, signInByPassword } from '../sessions/sign-in.service.ts';

/** Arguments of the specified login operation. @source docs/reference/workspace.md, "Login call" */
export interface LoginArgs {
  /** Password or ID token. */
  token: string;
  provider: number;
  /** The e-mail address, for a sign-in by password. */
  extId?: string | null;
  firstName?: string | null;
  lastName?: string | null;
}

/** Signs in by password or by a provider. @throws AppError `error.validation` for an unknown provider */
export async function login(ctx: Context, args: LoginArgs): Promise<LoginResult> {
  const { token, provider, extId, firstName, lastName } = args;
  if (provider === LoginProvider.Local) return signInByPassword(ctx, extId ?? '', token);
  if (isSocialProvider(provider))
    return signInByProvider(ctx, {
      provider,
      idToken: token,
      name: { firstName: firstName ?? '', lastName: lastName ?? '' },
    });
  throw new AppError('error.validation', { code: 400, values: { provider: 'error.validation.value' } });
}
