import { phrases } from '../phrases.ts';

export const titles = phrases({
  buildingLand: [
    'Bauland in {city}',
    '{plot} m² Bauland in {city}',
    'Bauparzelle an [ruhiger|sonniger] Lage',
    'Hier steht bald Ihr Haus: Bauland in {city}',
    'Erschlossenes Bauland in {city}',
  ],
  'buildingLand lakeView': ['Bauland mit Sicht auf den {lake}'],
  'buildingLand mountainView': ['Bauland mit Bergsicht in {city}'],
  farmLand: ['Landwirtschaftsland in {city}', '{plot} m² Wiesland in {city}'],
  industrialLand: ['Industrieland in {city}', '{plot} m² in der Industriezone'],
  commercialLand: ['Gewerbeland in {city}', 'Gewerbeparzelle mit {plot} m²'],
});

export const openings = phrases({
  buildingLand: [
    'Noch wächst hier Gras, doch wer genau hinschaut, sieht schon [das eigene Haus|die Schaukel im Garten]: In {city} steht diese Bauparzelle zum Verkauf.',
    'Unverbautes Bauland ist in {city} selten geworden; diese Parzelle von {plot} m² [ist eine Ausnahme|wartet auf ein gutes Projekt].',
    'Ein Grundstück, viele Möglichkeiten: Auf {plot} m² lässt sich [ein Einfamilienhaus|ein Haus mit Einliegerwohnung] verwirklichen.',
    'Wer selber bauen will, braucht vor allem eines: das richtige Stück Land. [Dieses hier|Diese Parzelle] liegt [sonnig und ruhig|am Rand des Dorfkerns].',
  ],
  farmLand: [
    'Wiesland, [leicht geneigt und gut zugänglich|eben und gut zu bewirtschaften]: Diese Parzelle in {city} steht zum Verkauf.',
    'Für Selbstbewirtschafter: In {city} verkaufen wir {plot} m² Landwirtschaftsland.',
  ],
  industrialLand: [
    'Platz zum Wachsen: Diese Parzelle in der Industriezone von {city} bietet [{plot} m²|Raum für Produktion und Logistik].',
  ],
  commercialLand: [
    'Für Betriebe, die bauen möchten: Diese Gewerbeparzelle in {city} ist [gut erschlossen und eben|sofort überbaubar].',
  ],
});

export const sites = phrases({
  '': ['Die Parzelle misst {plot} m² und ist [nahezu eben|leicht geneigt].', 'Das Grundstück umfasst {plot} m².'],
  buildingLand: [
    'Das Land liegt in der zweigeschossigen Wohnzone, die Ausnützungsziffer beträgt [0.4|0.45|0.5].',
    'Wasser, Strom und Kanalisation liegen [an der Parzellengrenze|in der Strasse].',
    'Es besteht keine Architekturverpflichtung.',
    'Eine Bauverpflichtung innert fünf Jahren ist Teil des Vertrags.',
  ],
  farmLand: [
    'Der Erwerb richtet sich nach dem bäuerlichen Bodenrecht.',
    'Das Land ist [verpachtet|pachtfrei] und wird als Dauerwiese genutzt.',
  ],
  industrialLand: [
    'Die Zone erlaubt Bauten bis 15 Meter Höhe.',
    'Starkstrom und Glasfaser sind in der Strasse vorhanden.',
  ],
  commercialLand: [
    'In der Gewerbezone ist auch ein Anteil Wohnen für den Betrieb möglich.',
    'Die Zufahrt ist für Lastwagen geeignet.',
  ],
  lakeView: ['Vom oberen Teil der Parzelle sieht man den {lake}.'],
  mountainView: ['Der Blick reicht [ungehindert|frei] in die Berge.'],
});

export const terms = phrases({
  '': ['Situationsplan, Grundbuchauszug und Baureglement [stellen wir gerne zu|liegen bereit].'],
  buildingLand: [
    'Die Parzelle ist frei von Altlasten und Dienstbarkeiten, die den Bau einschränken.',
    'Auf Wunsch zeigen wir Ihnen eine Machbarkeitsstudie.',
    'Es liegt noch kein Projekt vor: Sie sind in der Planung frei.',
  ],
  '!priced': ['Den Preis nennen wir auf Anfrage.'],
  onRequest: ['Der Übergabetermin ist verhandelbar.'],
});

export const contacts = phrases({
  '': [
    'Gerne begehen wir das Grundstück mit Ihnen.',
    'Für eine Besichtigung vor Ort vereinbaren wir gerne einen Termin.',
    'Die Parzelle ist frei zugänglich, [Unterlagen senden wir auf Anfrage|Fragen beantworten wir gerne].',
  ],
  contactPerson: ['{contact} kennt die Parzelle und die Zonenvorschriften und gibt Ihnen gerne Auskunft.'],
});
