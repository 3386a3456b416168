import { phrases } from '../phrases.ts';

export const titles = phrases({
  '': [
    'WG-Zimmer in {city}',
    '[Helles|Schönes|Gemütliches] Zimmer in {wgSize}',
    'Zimmer frei in {city}',
    'Mitbewohnerin oder Mitbewohner gesucht',
    '{area} m² Zimmer in [netter|unkomplizierter] WG',
    'Wir suchen dich: WG-Zimmer in {city}',
  ],
  furnished: ['Möbliertes WG-Zimmer in {city}'],
  university: ['WG-Zimmer in Uninähe', 'Zimmer für Studierende in {city}'],
  outdoor: ['WG-Zimmer mit {outdoor} in {city}'],
  central: ['Zentrales WG-Zimmer in {city}'],
});

export const openings = phrases({
  '': [
    'Bei uns wird per {dateOrNow} ein Zimmer frei, und wir suchen jemanden, der gerne kocht, lacht und auch mal [abwäscht|den Abfall rausbringt].',
    'Wir sind {mates} [offene|unkomplizierte] Menschen [zwischen 23 und 35|um die dreissig] und suchen Verstärkung für unsere WG in {city}.',
    'Du suchst ein Zuhause und nicht nur vier Wände? Dann [passt du vielleicht zu uns|lies weiter].',
    'Unsere WG ist keine Partyzentrale, aber auch kein Kloster: [Ein Feierabendbier liegt immer drin|Einmal pro Woche kochen wir zusammen].',
    'Eines unserer Zimmer wird frei, weil [Lea mit ihrem Freund zusammenzieht|Jonas für ein Jahr nach Lissabon geht|unser Mitbewohner eine Stelle in einer anderen Stadt gefunden hat].',
    'Nette Leute, grosser Küchentisch, faire Miete: [Das ist unsere WG|Mehr brauchen wir eigentlich nicht zu schreiben].',
  ],
  lastFlatmate: [
    'Ich wohne in einer Wohnung, die für eine Person zu gross ist, und suche [eine ruhige Mitbewohnerin oder einen ruhigen Mitbewohner|jemanden zum Teilen].',
  ],
  university: ['Semesterbeginn und noch kein Zimmer? Bei uns in {city} [wird eines frei|ist noch Platz].'],
});

export const details = phrases({
  '': [
    'Dein Zimmer ist {area} m² gross, [hell und ruhig|gut möblierbar und hat ein grosses Fenster].',
    'Das Zimmer misst {area} m²; [Bett, Schrank und Schreibtisch haben gut Platz|ein Doppelbett passt problemlos hinein].',
    'Auf {area} m² hast du [dein eigenes Reich|genug Platz für Bett, Tisch und Pflanzen].',
  ],
  furnished: ['Das Zimmer ist möbliert, [du brauchst nur deine Kleider mitzubringen|Bett, Schrank und Pult sind da].'],
  '!furnished': [
    'Das Zimmer ist unmöbliert; [Bett und Schrank kannst du auf Wunsch übernehmen|du kannst es einrichten, wie du magst].',
  ],
});

export const flats = phrases({
  '': [
    'Küche, Bad und Wohnzimmer teilen wir; [geputzt wird nach Ämtliplan|ein Putzplan hängt am Kühlschrank, und er wird sogar eingehalten].',
    'Die Küche ist gross genug, um zu [viert|sechst] zu essen, und das kommt öfter vor.',
    'Im Wohnzimmer stehen ein Sofa, zu viele Bücher und ein [Beamer|Klavier].',
    'Die Wohnung liegt {floorIn}.',
  ],
  outdoor: ['{derOutdoor} wird von allen genutzt, [im Sommer fast jeden Abend|vor allem zum Frühstücken].'],
  parquet: ['In allen Zimmern liegt Parkett.'],
  garden: ['Zum Haus gehört ein Garten, in dem wir Tomaten ziehen und grillieren.'],
  pets: [
    'Zu uns gehört auch [eine Katze|ein älterer Kater], du solltest also nicht allergisch sein.',
    'Haustiere sind grundsätzlich kein Problem.',
  ],
  ownLaundry: ['Waschmaschine und Tumbler haben wir in der Wohnung.'],
  sharedLaundry: ['Gewaschen wird in der Waschküche im Keller.'],
  twoFlatmates: ['Wir arbeiten beide [Teilzeit|im Schichtbetrieb], es ist also selten voll.'],
});

export const terms = phrases({
  '': [
    'In der Miete sind Nebenkosten und Internet inbegriffen.',
    'Strom und Internet sind im Preis inbegriffen, [für den Haushalt gibt es eine gemeinsame Kasse|Serafe teilen wir].',
    'Die Miete versteht sich inklusive Nebenkosten; [Internet teilen wir|Depot nach Absprache].',
  ],
  availableNow: ['Einziehen kannst du [ab sofort|sofort oder nach Absprache].'],
  availableLater: ['Frei wird das Zimmer auf den {date}.'],
  onRequest: ['Der Einzugstermin ist flexibel.'],
});

export const contacts = phrases({
  '': [
    'Schreib uns ein paar Sätze über dich, dann [laden wir dich zum Kaffee ein|machen wir einen Besichtigungstermin ab].',
    'Neugierig? Erzähl uns kurz, wer du bist und was du machst, [wir melden uns bald|dann lernst du uns bei einem Znacht kennen].',
    'Meld dich mit ein paar Worten zu dir. Wir freuen uns!',
  ],
  agency: ['Interessiert? Schreib uns kurz, wer du bist und ab wann du einziehen möchtest.'],
});
