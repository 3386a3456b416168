import type { ParsedLocation } from '@tanstack/react-router';
import { withoutPathSecret } from '#capabilities/accounts/secret-path.ts';
import type { Locale } from '#kernel/locale.ts';
import type { PageHead } from '#kit/head/page-head.ts';
import { loadConsent } from '#pages/alert-consent/alert-consent.loader.ts';
import { loadInvitation } from '#pages/favourite-invitation/favourite-invitation.loader.ts';
import { loadConversation } from '#pages/take-conversation/take-conversation.loader.ts';
import { noindexHead } from './head/noindex-head.ts';

// One file for three routes, because every page contains the names of the files that routes load.

/** A page that a link of a mail leads to: the secret of the link, the language of the page, and its address. */
interface MailLink {
  params: { id: string; lang: Locale };
  location: Pick<ParsedLocation, 'publicHref'>;
}

/** Data and head of the page that asks for consent to mail homes. */
export const openAlertConsent = async (link: MailLink) => ({
  consent: await loadConsent(link.params.id),
  head: linkHead({ title: 'alerts.consent.head', description: 'alerts.consent.description' }, link),
});

/** Data and head of an invitation to share favourites. */
export const openInvitation = async (link: MailLink) => ({
  invitation: await loadInvitation(link.params.id),
  head: linkHead({ title: 'favourites.accept.head', description: 'favourites.accept.description' }, link),
});

/** Data and head of the page that takes over a conversation. */
export const openTakeOver = async (link: MailLink) => ({
  linked: await loadConversation(link.params.id),
  head: linkHead({ title: 'conversation.take.head', description: 'conversation.take.description' }, link),
});

const linkHead = (texts: Parameters<typeof noindexHead>[0], { params, location }: MailLink): PageHead =>
  noindexHead(texts, withoutPathSecret(location.publicHref), params.lang);
