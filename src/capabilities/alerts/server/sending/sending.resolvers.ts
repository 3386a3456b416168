import type { MutationResolvers, ProfileResolvers, QueryResolvers } from '#generated/alerts.resolvers.ts';
import { isMailStopped, resumeAlertMail } from './bounce.service.ts';
import { endAlertMail } from './end-mail/end-mail.service.ts';
import { readMailLatency } from './latency.service.ts';

export const SENDING_QUERIES: Pick<QueryResolvers, 'alertDelay'> = {
  alertDelay: (_root, _args, { ctx }) => readMailLatency(ctx),
};

export const SENDING_PROFILE: Pick<ProfileResolvers, 'isAlertMailStopped'> = {
  isAlertMailStopped: ({ id }, _args, { ctx }) => isMailStopped(ctx, id),
};

export const SENDING_MUTATIONS: Pick<MutationResolvers, 'endAlertMail' | 'resumeAlertMail'> = {
  endAlertMail: (_root, { id }, { ctx }) => endAlertMail(ctx, id).then(() => true),
  resumeAlertMail: (_root, _args, { ctx }) => resumeAlertMail(ctx).then(() => true),
};
