import { phrases } from '../phrases.ts';

export const terms = phrases({
  'rent availableNow': [
    '{dasObjekt} ist per sofort oder nach Vereinbarung frei.',
    'Einziehen können Sie [sofort|ab sofort].',
    'Bezug: per sofort [oder nach Vereinbarung|möglich].',
  ],
  'rent availableLater': [
    '{dasObjekt} wird auf den {date} frei.',
    'Mietbeginn ist der {date}, [ein früherer Einzug ist allenfalls möglich|nach Absprache auch etwas später].',
    'Bezugstermin: {date}.',
  ],
  'rent onRequest': [
    'Der Bezugstermin ist [nach Absprache|nach Vereinbarung].',
    'Über den Einzugstermin können wir reden.',
  ],
  'rent feesIncluded': [
    'Im genannten Mietzins sind die Nebenkosten inbegriffen.',
    'Der Mietzins versteht sich inklusive Nebenkosten.',
    'Die Nebenkosten werden akonto erhoben.',
  ],
  'sell availableNow !planned': [
    '{dasObjekt} ist frei und kann sofort bezogen werden.',
    'Die Übergabe ist [kurzfristig|jederzeit] möglich.',
  ],
  'sell availableLater !planned': ['Die Übergabe ist auf den {date} [geplant|möglich].'],
  'sell onRequest !planned': ['Der Übergabetermin wird [gemeinsam festgelegt|nach Absprache vereinbart].'],
  planned: [
    'Der Bezug ist auf {year} geplant.',
    'Käuferwünsche beim Innenausbau werden berücksichtigt, solange der Baufortschritt es zulässt.',
  ],
  'sell !priced': ['Den Preis nennen wir Ihnen [gerne auf Anfrage|im persönlichen Gespräch].'],
  'sell agency': [
    'Die Finanzierung [besprechen wir auf Wunsch gerne mit Ihnen|lässt sich mit unserem Partner rasch klären].',
  ],
});

export const contacts = phrases({
  agency: [
    '[Haben wir Ihr Interesse geweckt|Interessiert]? [Wir freuen uns auf Ihre Anfrage|Vereinbaren Sie einen Besichtigungstermin].',
    'Gerne zeigen wir Ihnen [das Objekt|die Räume] bei einer [unverbindlichen |]Besichtigung.',
    'Kontaktieren Sie uns für einen Termin, wir nehmen uns Zeit für Sie.',
    'Für Fragen und Besichtigungen sind wir [gerne|jederzeit gerne] für Sie da.',
    'Pläne und weitere Unterlagen senden wir Ihnen auf Anfrage gerne zu.',
    '{agency} freut sich auf Ihre Nachricht.',
  ],
  contactPerson: [
    '{contact} [zeigt Ihnen die Räume gerne persönlich|gibt Ihnen gerne Auskunft und vereinbart mit Ihnen einen Termin].',
    'Für Fragen und Besichtigungen ist {contact} gerne für Sie da.',
  ],
  'agency rent': ['Das Anmeldeformular erhalten Sie bei der Besichtigung oder auf Anfrage.'],
  'agency sell': [
    'Eine ausführliche Verkaufsdokumentation liegt bereit.',
    'Diskretion und eine sorgfältige Abwicklung sind für uns selbstverständlich.',
  ],
  private: [
    'Schreiben Sie einfach über das Formular, [ich antworte meist am selben Tag|dann finden wir einen Termin].',
    'Besichtigungen sind [abends oder am Wochenende|nach Absprache] möglich.',
    'Bei Fragen [einfach schreiben|bitte per Nachricht melden], am besten mit ein paar Sätzen zu Ihnen.',
    'Ich freue mich auf Ihre Nachricht und zeige [alles gerne vor Ort|die Räume gerne].',
  ],
  'private sell': ['Bitte keine Maklerangebote.', 'Anfragen von Vermittlern werden nicht beantwortet.'],
});
