import { phrases } from '../phrases.ts';

export const titles = phrases({
  '': [
    'Mehrfamilienhaus in {city}',
    'Mehrfamilienhaus als Anlage in {city}',
    'Renditeobjekt in {city}',
    'Wohnhaus mit mehreren Wohnungen in {city}',
    'Solide Anlage: Mehrfamilienhaus in {city}',
  ],
  renovated: ['Saniertes Mehrfamilienhaus in {city}'],
  needsWork: ['Mehrfamilienhaus mit Entwicklungspotenzial in {city}'],
  private: ['Mehrfamilienhaus von privat zu verkaufen'],
});

export const openings = phrases({
  '': [
    'In {city} steht ein Mehrfamilienhaus mit [guter Vermietung|stabilen Erträgen] zum Verkauf.',
    'Wer Werte lieber in Mauern als in Papieren anlegt, sollte sich dieses Mehrfamilienhaus in {city} ansehen.',
    'Mehrere Wohnungen, eine Adresse: Dieses Mehrfamilienhaus eignet sich als [solide Anlage|langfristiger Besitz].',
    'Ein Haus mit mehreren Wohnungen in dieser Lage kommt selten auf den Markt.',
  ],
  lived: [
    'Langjährige Mieterinnen und Mieter, guter Unterhalt, vernünftige Mietzinse: [So präsentiert sich|Das zeichnet] dieses Mehrfamilienhaus [aus|in {city}].',
  ],
  private: ['Nach vielen Jahren in Familienbesitz verkaufen wir unser Mehrfamilienhaus in {city}.'],
});

export const facts = phrases({
  '': [
    'Die vermietbare Wohnfläche beträgt {area} m², das Grundstück misst {plot} m².',
    'Das Haus hat {floors} Wohngeschosse und steht auf einer Parzelle von {plot} m².',
    'Die Wohnungen sind [gut geschnitten|ähnlich gross] und haben Balkon oder Sitzplatz.',
    'Insgesamt zählt das Haus {rooms} Zimmer.',
  ],
  lived: [
    'Alle Wohnungen sind vermietet, [der Mieterspiegel liegt vor|Leerstand gab es in den letzten Jahren kaum].',
    'Das Haus wurde {year} gebaut und laufend unterhalten.',
  ],
  needsWork: [
    'Mittelfristig stehen Arbeiten an [Fassade und Heizung|Küchen und Bädern] an; im Preis ist das berücksichtigt.',
  ],
  renovated: ['Küchen, Bäder und Heizung wurden in den letzten Jahren erneuert.'],
  heatPump: ['Geheizt wird mit einer Wärmepumpe.'],
  oil: ['Geheizt wird mit Öl.'],
  gas: ['Geheizt wird mit Gas.'],
  pellets: ['Geheizt wird mit Pellets.'],
  district: ['Das Haus ist ans Fernwärmenetz angeschlossen.'],
  parking: [
    'Zum Haus gehören Parkplätze, die ebenfalls vermietet sind.',
    'Garagen und Aussenparkplätze sind vorhanden.',
  ],
  lift: ['Ein Lift erschliesst alle Geschosse.'],
  minergie: ['Das Gebäude ist nach Minergie zertifiziert.'],
  garden: ['Der Garten wird von allen Parteien genutzt.'],
});

export const terms = phrases({
  '': [
    'Mieterspiegel, Pläne und Grundbuchauszug [stellen wir gerne zu|sind auf Anfrage erhältlich].',
    'Die Unterlagen erhalten Sie gegen eine Vertraulichkeitserklärung.',
    'Besichtigungen finden mit Rücksicht auf die Mieterschaft gebündelt statt.',
  ],
  '!priced': ['Die Preisvorstellung nennen wir auf Anfrage.'],
  private: ['Bitte keine Maklerangebote.'],
});

export const contacts = phrases({
  agency: [
    'Gerne besprechen wir mit Ihnen Zahlen und Möglichkeiten.',
    'Für Fragen zur Rendite und zum Zustand sind wir gerne da.',
    'Wir freuen uns auf Ihre Anfrage.',
  ],
  contactPerson: ['{contact} kennt die Zahlen und gibt Ihnen gerne Auskunft.'],
  private: ['Ich freue mich auf Ihre Nachricht.', 'Fragen beantworte ich gerne per Nachricht.'],
});
