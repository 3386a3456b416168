import { phrases } from '../phrases.ts';

export const living = phrases({
  '': [
    'Das Wohnzimmer ist [hell|angenehm gross] und bietet genug Platz für Sofa, Bücher und einen [langen|grossen] Esstisch.',
    'Herzstück ist der [helle|grosszügige] Wohn- und Essbereich.',
    'Im Wohnzimmer sorgen grosse Fenster für [viel Tageslicht|helle Stunden zu jeder Jahreszeit].',
    'Der Wohnraum lässt sich [dank seiner Form|ohne Mühe] in eine Sitz- und eine Essecke gliedern.',
    'Der Eingangsbereich bietet Platz für Garderobe und Schuhe; von hier gelangt man [direkt|ohne Umweg] ins Wohnzimmer.',
  ],
  outdoor: [
    'Vom Wohnzimmer [gelangt man|tritt man] direkt auf {denOutdoor}.',
    'Wohnzimmer und {outdoor} gehen fliessend ineinander über, [im Sommer steht die Tür meist offen|sodass man im Sommer ein Zimmer mehr hat].',
  ],
  sunny: [
    'Der Wohnbereich ist {facing} ausgerichtet und [bis in den Abend hell|entsprechend sonnig].',
    'Dank der Ausrichtung {facing} ist es im Wohnzimmer [auch im Winter hell|den halben Tag lang sonnig].',
  ],
  lakeView: [
    'Vom Sofa aus schweift der Blick über den {lake}.',
    'Der schönste Platz ist am Fenster: Von dort sieht man [über die Dächer auf|direkt auf] den {lake}.',
  ],
  mountainView: [
    'Vor den Fenstern stehen die Berge [wie gemalt|zum Greifen nah].',
    'Am Esstisch sitzt man mit Blick auf die Berge.',
  ],
  fireplace: [
    'Das Cheminée macht den Wohnraum im Winter [zum Lieblingsplatz|richtig gemütlich].',
    'Ein Cheminée sorgt für [wohlige Wärme|gemütliche Winterabende].',
  ],
  old: ['Stuck, hohe Türen und tiefe Fensternischen geben den Zimmern [ihren besonderen Charakter|Atmosphäre].'],
  'large !studio': [
    'Der Wohnbereich ist so grosszügig, dass auch [ein Klavier oder eine Leseecke|ein grosser Familientisch] Platz findet.',
  ],
  studio: [
    'Ein Raum zum Wohnen, Arbeiten und Schlafen, [klar gegliedert durch eine Nische|gut möblierbar und hell].',
    'Bett, Tisch und Sofa finden [bequem|problemlos] nebeneinander Platz.',
  ],
  attic: ['Sichtbare Balken und Dachfenster verleihen dem Wohnraum [Charme|eine besondere Stimmung].'],
  view: ['Der Ausblick ist [frei|unverbaut] und reicht [weit ins Grüne|über die Nachbardächer hinaus].'],
});

export const kitchen = phrases({
  openKitchen: [
    'Die offene Küche ist [mit allem ausgestattet, was man zum Kochen braucht|Teil des Wohnraums und lädt zum gemeinsamen Kochen ein].',
    'Gekocht wird in der offenen Küche mit [Kochinsel|Bartheke|viel Arbeitsfläche], mitten im Geschehen.',
    'In der offenen Küche [mit Granitabdeckung|mit Induktionskochfeld] wird Kochen zur geselligen Sache.',
  ],
  separateKitchen: [
    'Die Küche ist abgeschlossen, [sodass Kochdüfte bleiben, wo sie hingehören|und ein kleiner Tisch hat darin auch Platz].',
    'In der separaten Küche [findet ein Esstisch Platz|isst man am Morgen gleich am Fenster].',
    'Die separate Küche hat [viel Stauraum|ein Fenster] und ist [modern|praktisch] eingerichtet.',
  ],
  'equippedKitchen !studio': [
    'Die Küche verfügt über [Geschirrspüler, Glaskeramikherd und grossen Kühlschrank|Geschirrspüler, Backofen und Steamer].',
    'In der gut ausgestatteten Küche fehlt es an nichts, auch ein Geschirrspüler ist vorhanden.',
  ],
  'studio equippedKitchen': [
    'Die kleine Küche ist vollständig ausgestattet.',
    'In der Kochnische steht alles bereit, was man für eine Mahlzeit braucht.',
  ],
  'asNew !studio': ['Die Küche ist modern und hat kaum Gebrauchsspuren.'],
  'firstUse !studio': ['Die Küche mit hochwertigen Geräten hat noch niemand benutzt.'],
  'renovated !studio': ['Die Küche wurde [vollständig|vor Kurzem] ersetzt und ist entsprechend modern.'],
  needsWork: ['Die Küche ist älteren Datums, funktioniert aber einwandfrei.'],
  'kept !openKitchen !studio': [
    'Die Küche ist [praktisch|klassisch] eingerichtet und bietet viel Stauraum.',
    'Die Küche ist gepflegt und [funktional|gut unterhalten].',
  ],
  pantry: [
    'Vorräte verschwinden im Réduit gleich neben der Küche.',
    'Ein Réduit schafft Platz für Vorräte, Staubsauger und alles Übrige.',
  ],
});

export const bedrooms = phrases({
  '': [
    'Die {bedrooms} Schlafzimmer sind [gut proportioniert|ähnlich gross] und lassen sich [frei einteilen|auch als Arbeitszimmer nutzen].',
    'Von den {bedrooms} Schlafzimmern eignet sich eines [bestens|gut] als Büro.',
    'Die {bedrooms} Schlafzimmer liegen auf der ruhigen Seite.',
  ],
  oneBedroom: [
    'Das Schlafzimmer bietet Platz für Doppelbett und [grossen Schrank|Kleiderschrank].',
    'Das Schlafzimmer liegt auf der [ruhigen|vom Wohnraum abgewandten] Seite.',
  ],
  '!studio': ['Einbauschränke im Korridor [ersparen manches Möbelstück|schaffen zusätzlichen Stauraum].'],
  family: ['{bedrooms} Schlafzimmer bieten [genug Platz für Kinder, Gäste oder ein Büro|Raum für die ganze Familie].'],
  'family duplex': ['Im oberen Geschoss liegen die {bedrooms} Schlafzimmer, abseits vom Trubel.'],
  attic: ['Aus dem Bett sieht man durchs Dachfenster [den Himmel|die Sterne].'],
  studio: ['Eine Nische trennt den Schlafbereich vom Rest des Zimmers.'],
});

export const bath = phrases({
  '!twoBaths': ['Das Bad ist [zeitlos|hell|schlicht] gestaltet.'],
  'lived !twoBaths': ['Das Bad ist gepflegt und [hell|praktisch eingerichtet].'],
  'oneBath bath': [
    'Das Badezimmer hat eine Badewanne, [für lange Winterabende|in der man den Tag hinter sich lässt].',
    'Im Bad gibt es eine Wanne, Lavabo und WC.',
  ],
  'oneBath shower': [
    'Das Bad ist mit [einer grossen Dusche|einer bodenebenen Dusche] ausgestattet.',
    'Geduscht wird in einem [modernen|praktischen] Bad mit Glaswand.',
  ],
  'oneBath bathAndShower': ['Das Bad hat Wanne und Dusche.', 'Wanne oder Dusche? Das Bad bietet beides.'],
  twoBaths: [
    '{baths} Nasszellen [ersparen morgens jede Diskussion|sorgen dafür, dass morgens niemand warten muss].',
    'Neben dem Bad mit Wanne gibt es eine zweite Nasszelle mit Dusche und WC.',
    'Die {baths} Badezimmer sind [modern|zeitlos] und haben [Tageslicht|gute Lüftung].',
  ],
  renovated: ['Das Bad wurde bei der Renovation komplett erneuert.'],
  firstUse: ['Im Bad prägen [grossformatige Platten|schlichte Formen] und moderne Armaturen das Bild.'],
  sauna: ['Zum Entspannen steht eine Sauna bereit.'],
});

export const floors = phrases({
  parquet: [
    'In allen Zimmern liegt [Eichenparkett|Parkett], im Bad [und in der Küche |]liegen Platten.',
    'Ein [schöner|geölter] Parkettboden zieht sich durch alle Zimmer.',
    'Parkettböden geben den Räumen Wärme.',
  ],
  planks: [
    'Die alten Holzböden wurden [sorgfältig geschliffen|mit viel Geduld aufgefrischt] und geben den Zimmern Wärme.',
    'Original erhaltene Riemenböden erzählen von der Geschichte des Hauses.',
  ],
  laminate: [
    'Die Böden sind pflegeleicht: Laminat in den Zimmern, Platten in den Nassräumen.',
    'In den Zimmern liegt [strapazierfähiger|pflegeleichter] Laminat.',
  ],
  tiles: [
    'Die Böden sind durchgehend mit [hellen|grossformatigen] Platten belegt, [pflegeleicht und angenehm kühl im Sommer|das macht das Putzen einfach].',
    'Plattenböden in allen Räumen sind pflegeleicht und robust.',
  ],
});

export const outdoors = phrases({
  balcony: [
    'Der Balkon ist [gross genug für Tisch und Liegestuhl|tief genug, um darauf zu essen].',
    'Auf dem Balkon lässt sich [im Sommer wunderbar frühstücken|der Feierabend geniessen].',
    'Der gedeckte Balkon ist auch bei Regen [nutzbar|ein angenehmer Ort].',
  ],
  loggia: [
    'Die Loggia ist windgeschützt und lässt sich [vom Frühling bis in den Spätherbst nutzen|fast das ganze Jahr nutzen].',
    'Die verglaste Loggia wird an sonnigen Wintertagen zum Wintergarten.',
  ],
  terrace: [
    'Auf der Terrasse finden ein grosser Tisch und [viele Blumentöpfe|ein paar Kräuter] Platz.',
    'Die [sonnige|breite] Terrasse erweitert den Wohnraum um ein Zimmer im Freien.',
  ],
  patio: [
    'Der Sitzplatz [mit Rasenanteil|mit Hecke] ist ein [geschützter|privater] Ort zum Draussensitzen.',
    'Auf dem eigenen Sitzplatz wird im Sommer [grilliert|gegessen, gespielt und gefaulenzt].',
  ],
  roofTerrace: [
    'Die Dachterrasse ist nicht einsehbar und bekommt Sonne [vom Morgen bis am Abend|zu jeder Tageszeit].',
    'Auf der Dachterrasse haben Esstisch, Liegestühle und Tomatenstauden nebeneinander Platz.',
  ],
  'balcony sunny': ['Der Balkon ist {facing} ausgerichtet, [sonnig und geschützt|die Sonne scheint hier am längsten].'],
  'outdoor lakeView': ['Von {demOutdoor} aus sieht man den {lake}.'],
  'outdoor mountainView': ['{derOutdoor} bietet freie Sicht auf die Berge.'],
  garden: ['Der [gemeinsame|gepflegte] Garten darf mitbenutzt werden.'],
});
