import { phrases } from '../phrases.ts';

export const areas = phrases({
  '': [
    'Die Umgebung ist [grün und gut erschlossen|gewachsen und lebendig].',
    '{city} bietet [alles, was man im Alltag braucht|eine gute Mischung aus Alltag und Erholung].',
  ],
  quiet: [
    'Die Lage ist ruhig: [eine Quartierstrasse ohne Durchgangsverkehr|Tempo 30, viel Grün und kaum Verkehr].',
    'Das Quartier ist ruhig und [kinderfreundlich|gewachsen].',
    'Hinter dem Haus beginnt das Grüne, vor dem Haus fährt kaum ein Auto.',
  ],
  'city !quiet': [
    'Das Quartier lebt: [Cafés, kleine Läden und Wochenmarkt|Beizen, Kinos und ein Park] liegen um die Ecke.',
    'Hier wohnt man städtisch, mit allem, was dazugehört.',
  ],
  'city quiet': ['Trotz Stadtnähe ist es [im Innenhof|auf der Rückseite] erstaunlich still.'],
  town: [
    '{city} ist [überschaubar und lebendig|gross genug für alles und klein genug, um sich zu kennen].',
    'Das Zentrum von {city} ist [zu Fuss|mit dem Velo] schnell erreicht.',
  ],
  'village !alpine': [
    '{city} ist ein Dorf mit [regem Vereinsleben|Dorfladen, Schule und Feuerwehrfest]: Man kennt sich.',
    'Felder und Wald beginnen [gleich hinter den Häusern|wenige Schritte vom Haus].',
  ],
  'village alpine': [
    'Im Winter liegt der Schnee vor der Tür, im Sommer beginnen die Wanderwege [gleich hinter dem Dorf|vor dem Haus].',
    '{city} hat sich seinen [dörflichen Charakter|Charakter als Bergdorf] bewahrt.',
  ],
  resort: [
    'Skilift, Loipe und Wanderwege sind [in wenigen Minuten|zu Fuss oder mit dem Ortsbus] erreichbar.',
    'Im Winter geht es direkt auf die Piste, im Sommer auf den Berg.',
  ],
  lakeside: [
    'Zum Ufer des {lake}s spaziert man [in wenigen Minuten|nach Feierabend gerne].',
    'Badi und Uferweg am {lake} sind [nah|schnell erreicht].',
  ],
  university: ['Hochschulen, Bibliotheken und Studierendenbeizen sind nah.'],
});

export const transports = phrases({
  '': ['{stopDer} liegt {stopWalk} entfernt.', '{stopZum} sind es [nur |]{stopWalk}.', '{stopIn} ist man {stopBeim}.'],
  stopNear: ['{stopDer} liegt [praktisch vor der Haustür|gleich um die Ecke].'],
  'train centre': ['{stopDer} ist {stopIn} zu Fuss erreichbar, von dort fährt man {centreIn} nach {centre}.'],
  'centre !train': [
    'Mit dem öffentlichen Verkehr ist man {centreIn} in {centre}.',
    '{stopDer} ist nah, und {centreIn} erreicht man {centre}.',
  ],
  tram: [
    'Das {stopBy} hält {stopWalk} entfernt und fährt in dichtem Takt.',
    '{stopDer} ist nah, im Zentrum ist man im Nu.',
  ],
  metro: ['{stopDer} ist nah, die Metro fährt alle paar Minuten.'],
  postbus: ['Das {stopBy} hält [gleich beim Dorfplatz|ganz in der Nähe].'],
  motorway: [
    'Wer das Auto braucht, ist {motorwayIn} auf der Autobahn.',
    'Der Autobahnanschluss ist {motorwayIn} erreichbar.',
  ],
  'motorway centre': ['Pendlerinnen und Pendler sind mit Bahn oder Auto schnell in {centre}.'],
});

export const errands = phrases({
  '': [
    'Einkaufen kann man [zu Fuss, {shopIn} ist man dort|in Gehdistanz].',
    'Bäckerei, Lebensmittelladen und Post erreicht man [{shopIn} zu Fuss|zu Fuss].',
    'Für den täglichen Einkauf [reicht ein kurzer Spaziergang|sind es {shopWalk}|braucht man kein Auto].',
    'Was man im Alltag braucht, gibt es im Ort: [Lebensmittel, Bäckerei, Apotheke|Laden, Post, Arztpraxis und Coiffeur].',
    'Der nächste Laden liegt {shopWalk} entfernt.',
  ],
  shopNear: [
    'Läden für den täglichen Bedarf sind [gleich um die Ecke|{shopIn} zu Fuss erreicht].',
    'Frische Gipfeli am Sonntag? Die Bäckerei ist {shopWalk} entfernt.',
  ],
  schoolNear: ['Kindergarten und Schule sind [in wenigen Minuten zu Fuss|{schoolIn}] erreichbar.'],
  'schoolNear family': [
    'Der Schulweg ist kurz und sicher.',
    'Spielplatz, Kindergarten und Schule liegen so nah, dass die Kinder allein gehen können.',
  ],
  village: ['Im Dorf gibt es [einen Laden, ein Restaurant und eine Schule|einen Dorfladen mit Postagentur].'],
  'town !quiet': [
    'Samstags ist Markt, an den übrigen Tagen [reichen die Läden im Zentrum gut aus|findet man alles im Zentrum].',
  ],
  'village !schoolNear family': [
    'Die Primarschule ist im Ort, die Oberstufe [im Nachbardorf|gut mit dem Bus erreichbar].',
  ],
});

export const leisure = phrases({
  '': [
    'Wer gerne draussen ist, findet [Joggingstrecken, Velowege und Spazierwege|Spazierwege und Velorouten] in der Nähe.',
    'Vereine, Sportanlagen und [Hallenbad|Bibliothek] sind im Ort vorhanden.',
  ],
  'village !alpine': ['Zum Wald sind es [ein paar Schritte|keine zehn Minuten], zur nächsten Feuerstelle auch.'],
  alpine: [
    'Wandern, Biken, Langlaufen: [Die Berge sind der Spielplatz vor der Haustür|Das Freizeitangebot ist das ganze Jahr über gross].',
  ],
  lakeside: [
    'Nach Feierabend noch eine Runde schwimmen? Der {lake} macht es möglich.',
    'An warmen Abenden trifft man sich am {lake}.',
  ],
  city: [
    'Kino, Theater und Restaurants [liegen in Gehdistanz|sind mit dem Velo schnell erreicht].',
    'Abends hat man die Wahl zwischen [Konzert, Kino und Lieblingsbeiz|Sofa und Stadt].',
  ],
});
