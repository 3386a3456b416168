import { LOCALES, type Locale } from '#kernel/locale.ts';
import type { RawParams } from '#kernel/paths/paths-routes.ts';
import type { ScreenName } from '#kernel/paths/paths-table.ts';

/** One screen with its parameters and the address it must have in each language. */
export interface PathRow {
  screen: ScreenName;
  params: RawParams;
  paths: Record<Locale, string>;
}

/**
 * The table of addresses written out by hand: screen and parameters, then the path in en, fr, de, it.
 * A row with one path has the same words in every language.
 *
 * @source docs/reference/addresses.md
 */
const ROWS = `
home | /
results offer=rent | properties/rent | immobilier/louer | immobilien/mieten | immobili/affitta
results offer=buy | properties/buy | immobilier/acheter | immobilien/kaufen | immobili/acquisita
results offer=rent category=c,3 location=lausanne,c201866 | properties/rent/c,3/lausanne,c201866 | immobilier/louer/c,3/lausanne,c201866 | immobilien/mieten/c,3/lausanne,c201866 | immobili/affitta/c,3/lausanne,c201866
sellLanding | properties/sell | immobilier/vendez | immobilien/verkaufen | immobili/vendi
listing offer=rent listing=loft,12 | listing/rent/loft,12 | annonce/louer/loft,12 | angebot/mieten/loft,12 | annuncio/affitta/loft,12
listing offer=buy listing=loft,12 | listing/buy/loft,12 | annonce/acheter/loft,12 | angebot/kaufen/loft,12 | annuncio/acquisita/loft,12
listingPrint offer=rent listing=loft,12 | listing/rent/loft,12/print | annonce/louer/loft,12/print | angebot/mieten/loft,12/print | annuncio/affitta/loft,12/print
listingPrint offer=buy listing=loft,12 | listing/buy/loft,12/print | annonce/acheter/loft,12/print | angebot/kaufen/loft,12/print | annuncio/acquisita/loft,12/print
propertyPrices offer=rent | property-prices/rent | prix-immobilier/louer | immobilienpreise/mieten | prezzi-immobiliari/affitta
propertyPrices offer=buy location=vaud-VD,r22 | property-prices/buy/vaud-VD,r22 | prix-immobilier/acheter/vaud-VD,r22 | immobilienpreise/kaufen/vaud-VD,r22 | prezzi-immobiliari/acquisita/vaud-VD,r22
estimator | property-value-estimator | estimation-immobiliere | immobilienbewertung | valutazione-immobiliare
search | search | recherche | suche | ricerca
createAlert | create-alert | creer-alerte | suchabo-erstellen | crea-avviso
cityGuides | city-guides | guides-des-villes | stadtfuehrer | guide-citta
cityGuides region=vaud,VD | city-guides/vaud,VD | guides-des-villes/vaud,VD | stadtfuehrer/vaud,VD | guide-citta/vaud,VD
cityGuides region=vaud,VD location=lausanne,c201866 | city-guides/vaud,VD/lausanne,c201866 | guides-des-villes/vaud,VD/lausanne,c201866 | stadtfuehrer/vaud,VD/lausanne,c201866 | guide-citta/vaud,VD/lausanne,c201866
sitemap | sitemap | plan-du-site | sitemap | mappa-del-sito
sitemap offer=rent | sitemap/rent | plan-du-site/louer | sitemap/mieten | mappa-del-sito/affitta
sitemap offer=buy category=c,3 location=x,c1 | sitemap/buy/c,3/x,c1 | plan-du-site/acheter/c,3/x,c1 | sitemap/kaufen/c,3/x,c1 | mappa-del-sito/acquisita/c,3/x,c1
alertDelay | how-fast-alerts-are | rapidite-des-alertes | so-schnell-sind-suchabos | rapidita-degli-avvisi
recommended | how-we-order | notre-classement | so-ordnen-wir | come-ordiniamo
contact | contact | contact | kontakt | contatto
careers | careers | carrieres | karriere | carriere
about | about | a-propos | ueber-uns | chi-siamo
privacy | privacy | confidentialite | datenschutz | protezione-dati
terms | terms | conditions-generales | agb | condizioni-generali
login | login | connexion | anmelden | accedi
register | register | inscription | registrieren | registrati
forgotPassword | forgot-password | mot-de-passe-oublie | passwort-vergessen | password-dimenticata
report | abuse | signaler | missbrauch-melden | segnala
report id=12 | abuse/12 | signaler/12 | missbrauch-melden/12 | segnala/12
blog | blog
blog category=tips slug=move id=3 | blog/tips/move/3
press | press | presse | presse | stampa
press category=a slug=b id=3 | press/a/b/3 | presse/a/b/3 | presse/a/b/3 | stampa/a/b/3
publishRent | publish/rent | publier/louer | inserieren/vermieten | pubblica/affittare
publishSell | publish/sell | publier/vendre | inserieren/verkaufen | pubblica/vendere
publishPrices | publish/prices | publier/tarifs | inserieren/preise | pubblica/prezzi
services | services | services | dienstleistungen | servizi
sellMyProperty | services/sell-my-property | services/vendre-mon-bien | dienstleistungen/immobilie-verkaufen | servizi/vendere-il-mio-immobile
rentOutMyProperty | services/rent-out-my-property | services/louer-mon-bien | dienstleistungen/immobilie-vermieten | servizi/affittare-il-mio-immobile
buyWithAssistance | services/buy-with-lares | services/acheter-avec-lares | dienstleistungen/kaufen-mit-lares | servizi/comprare-con-lares
publishListing | services/publish-a-listing | services/publier-une-annonce | dienstleistungen/inserat-aufgeben | servizi/pubblica-un-annuncio
suggestions | services/suggestions | services/suggestions | dienstleistungen/vorschlaege | servizi/suggerimenti
suggestions offer=rent | services/suggestions/rent | services/suggestions/louer | dienstleistungen/vorschlaege/mieten | servizi/suggerimenti/affitta
suggestions offer=buy | services/suggestions/buy | services/suggestions/acheter | dienstleistungen/vorschlaege/kaufen | servizi/suggerimenti/acquisita
proOffers | pro/our-pro-offers | pro/nos-offres-pro | pro/unsere-profi-angebote | pro/le-nostre-offerte-pro
proOffersStart | pro/our-pro-offers/start | pro/nos-offres-pro/start | pro/unsere-profi-angebote/start | pro/le-nostre-offerte-pro/start
proOffersPremium | pro/our-pro-offers/premium | pro/nos-offres-pro/premium | pro/unsere-profi-angebote/premium | pro/le-nostre-offerte-pro/premium
proOffersBusiness | pro/our-pro-offers/business | pro/nos-offres-pro/business | pro/unsere-profi-angebote/business | pro/le-nostre-offerte-pro/business
unlimitedPro | pro/unlimited-pro-register | pro/inscription-pro-illimitee | pro/unbegrenzt-profi-registrierung | pro/registrazione-pro-illimitata
unlimitedProStart | pro/unlimited-pro-register/start | pro/inscription-pro-illimitee/start | pro/unbegrenzt-profi-registrierung/start | pro/registrazione-pro-illimitata/start
unlimitedProStep id=7 | pro/unlimited-pro-register/7 | pro/inscription-pro-illimitee/7 | pro/unbegrenzt-profi-registrierung/7 | pro/registrazione-pro-illimitata/7
partnerAdvertise | partner-agent/advertise | agent-partenaire/publicite | partner-makler/werben | agente-partner/pubblicita
partnerJoin | partner-agent/join | agent-partenaire/rejoindre | partner-makler/beitreten | agente-partner/aderire
partners | our-partners | nos-partenaires | unsere-partner | i-nostri-partner
agencies | agency | agence | agentur | agenzia
agencies location=x,c1 agency=a,2 user=u,3 | agency/x,c1/a,2/u,3 | agence/x,c1/a,2/u,3 | agentur/x,c1/a,2/u,3 | agenzia/x,c1/a,2/u,3
notaries | notary | notaire | notar | notaio
notaries location=x,c1 agency=a,2 | notary/x,c1/a,2 | notaire/x,c1/a,2 | notar/x,c1/a,2 | notaio/x,c1/a,2
newsletter | newsletter
newsletterFebruary2022 | newsletter-02-2022
sourceRedirect id=5 | source-redirect/5
deleteAccount | delete-account | supprimer-compte | konto-loeschen | elimina-account
deleteAccount token=t0k | delete-account/t0k | supprimer-compte/t0k | konto-loeschen/t0k | elimina-account/t0k
favouriteInvitation id=t0k | favourites/invitation/t0k | favoris/invitation/t0k | favoriten/einladung/t0k | preferiti/invito/t0k
alertConsent id=t0k | alerts/confirm/t0k | alertes/confirmer/t0k | suchabos/bestaetigen/t0k | avvisi/conferma/t0k
takeConversation id=t0k | messages/take-over/t0k | messages/reprendre/t0k | nachrichten/uebernehmen/t0k | messaggi/riprendere/t0k
moving | moving/movu | demenager/movu | umziehen/movu | traslocare/movu
myAccount | workspace/my-account
myAccountPreview | workspace/my-account/preview
myAlerts | workspace/my-alerts
myFavourites | workspace/my-favourites
myMessages | workspace/my-messages
myMessages id=9 | workspace/my-messages/9
myProperties | workspace/my-properties
editProperty id=9 | workspace/my-properties/edit/9
previewProperty id=9 | workspace/my-properties/preview/9
previewImport id=9 | workspace/my-properties/preview-import/9
payProperty id=9 | workspace/my-properties/payment/9
createRent | workspace/my-properties/create/rent
createSell | workspace/my-properties/create/sell
previewMyEstimate id=9 | workspace/my-estimates/preview/9
estimate | workspace/estimate
previewEstimate | workspace/estimate/preview
previewEstimate id=9 | workspace/estimate/preview/9
myTenants | workspace/my-leads/my-tenants
myBuyers | workspace/my-leads/my-buyers
myPrivateSellers | workspace/my-leads/my-private-sellers
myClientsPreferences | workspace/my-leads/my-clients-preferences
myClientsPreferences userId=9 | workspace/my-leads/my-clients-preferences/9
myPotentialCustomers | workspace/my-potential-customer
sellers | workspace/my-potential-customer/sellers
previewSeller | workspace/my-potential-customer/sellers/preview
previewSeller id=9 | workspace/my-potential-customer/sellers/preview/9
estimateRequests | workspace/my-potential-customer/estimate
moderation | workspace/moderation
audit | workspace/audit
movingRequests | workspace/moving-requests
imports | workspace/imports
myAgency | workspace/agency
myPayments | workspace/my-payments
payments | workspace/payments
`;

/** @source docs/reference/addresses.md, "Outside the prefix" */
const OUTSIDE_ROWS = `
property | property
property detail=rent | property/rent
property detail=rent id=12 | property/rent/12
estimateContact id=12 | estimate/contact/12
confirmAccount id=t0k | confirmation-account/t0k
confirmCollaboration id=t0k | confirmation-invite-to-collaboration/t0k
unsubscribe id=t0k | unsubscribe/t0k
unsubscribeAlert id=t0k | unsubscribe/alert/t0k
unsubscribeAlerts id=t0k | unsubscribe/alerts/t0k
changeEmail | change-email
changeEmail token=t0k | change-email/t0k
resetPassword id=t0k | reset-password/t0k
playground | playground
confirmRent | workspace/my-properties/confirmation/rent
`;

/** Every screen under a language prefix. */
export const PREFIXED_ROWS = readRows(ROWS, (locale, path) => (path === '/' ? `/${locale}` : `/${locale}/${path}`));

/** Every screen without a language prefix. */
export const PREFIXLESS_ROWS = readRows(OUTSIDE_ROWS, (_locale, path) => `/${path}`);

function readRows(text: string, address: (locale: Locale, path: string) => string): PathRow[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [head = '', ...paths] = line.split(' | ');
      const [screen, ...pairs] = head.split(' ');
      return {
        screen: screen as ScreenName,
        params: Object.fromEntries(pairs.map((pair) => pair.split('='))) as RawParams,
        paths: Object.fromEntries(
          LOCALES.map((locale, index) => [locale, address(locale, paths[index] ?? paths[0] ?? '')]),
        ) as PathRow['paths'],
      };
    });
}
