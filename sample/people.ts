import type { Locale } from '#kernel/locale.ts';
import type { Random } from './random.ts';

const list = (text: string): readonly string[] => text.split(/,\s+/);

type National = Exclude<Locale, 'en'>;

const FIRST_NAMES: Record<National, readonly string[]> = {
  de: list(`Andrea, Andreas, Anita, Anna, Barbara, Beat, Bettina, Brigitte, Bruno, Christian, Christine, Claudia, Corinne, Daniel,
    Daniela, David, Erika, Esther, Fabian, Fabienne, Flavia, Franziska, Jan, Janine, Jasmin, Jonas, Karin, Lara, Lea, Livia, Lukas,
    Manuela, Marcel, Marco, Mario, Markus, Martina, Matthias, Melanie, Michael, Monika, Nadine, Nicole, Nina, Pascal, Patrick, Peter,
    Petra, Philipp, Rahel, Ramona, Regula, Reto, Roland, Ruth, Sabine, Sandra, Sara, Selina, Silvia, Simon, Simone, Sonja, Stefan,
    Susanne, Thomas, Tobias, Urs, Ursula, Yvonne`),
  fr: list(`Adrien, Alain, Alexandre, Anne, Antoine, Aurélie, Bernard, Caroline, Catherine, Cécile, Céline, Chantal, Christophe, Claire,
    Corinne, Damien, Delphine, Didier, Élodie, Émilie, Éric, Fabien, Florence, Florian, François, Frédéric, Gaëlle, Guillaume, Hélène,
    Isabelle, Jean-Marc, Jérôme, Joëlle, Julie, Julien, Laetitia, Laurence, Laurent, Loïc, Lucie, Magali, Marc, Marie, Marine, Mathieu,
    Mélanie, Michel, Mireille, Nathalie, Nicolas, Olivier, Pascal, Patricia, Philippe, Pierre, Raphaël, Sandrine, Sébastien, Sophie,
    Stéphanie, Sylvie, Thierry, Valérie, Véronique, Vincent, Virginie, Yann`),
  it: list(`Alessandra, Alessandro, Alessia, Andrea, Anna, Antonella, Barbara, Carlo, Chiara, Claudia, Claudio, Cristina, Daniele,
    Davide, Debora, Elena, Elisa, Enrico, Fabio, Federica, Federico, Francesca, Francesco, Gabriele, Giacomo, Giorgia, Giorgio, Giovanna,
    Giulia, Giuseppe, Ilaria, Laura, Lorenzo, Luca, Marco, Maria, Martina, Massimo, Matteo, Michela, Michele, Mirko, Monica, Nadia,
    Nicola, Omar, Paola, Paolo, Patrizia, Renato, Roberta, Roberto, Sabrina, Samuele, Sara, Silvia, Simona, Simone, Stefano, Tiziana`),
};

const SURNAMES: Record<National, readonly string[]> = {
  de: list(`Ackermann, Amstutz, Arnold, Bachmann, Baumann, Baumgartner, Berger, Bieri, Blaser, Bösch, Brunner, Bucher, Bühler, Burri,
    Christen, Eggenberger, Egger, Egli, Fankhauser, Fässler, Felder, Fischer, Frei, Frey, Fuchs, Furrer, Gasser, Gerber, Giger, Gisler,
    Graf, Grob, Gut, Hafner, Haller, Hasler, Herzog, Hess, Hofer, Hofmann, Hofstetter, Huber, Imhof, Jenni, Jost, Kälin, Kaufmann,
    Keller, Kessler, Koch, Koller, Küng, Kunz, Lang, Lehmann, Leuenberger, Lüthi, Lutz, Marti, Mathis, Maurer, Meier, Meyer, Moser,
    Müller, Näf, Odermatt, Peter, Pfister, Portmann, Räber, Roth, Rüegg, Ryser, Schär, Schmid, Schneider, Schnyder, Schwarz, Sommer,
    Stadelmann, Stalder, Steiner, Studer, Stutz, Suter, Tanner, Tobler, Vogel, Vogt, Walker, Weber, Wenger, Wicki, Widmer, Winkler,
    Wüthrich, Wyss, Zbinden, Zimmermann, Zürcher`),
  fr: list(`Aebischer, Aubert, Barbey, Baudin, Berset, Berthoud, Besson, Blanc, Bonvin, Borel, Bourquin, Bovet, Bruchez, Bugnon,
    Chappuis, Chevalley, Clerc, Clivaz, Corboz, Cornu, Cottier, Crausaz, Crettenand, Cuendet, Darbellay, Delaloye, Deschenaux, Dubois,
    Dufour, Duperrex, Duvoisin, Emery, Evéquoz, Favre, Fournier, Froidevaux, Gaillard, Genoud, Gilliéron, Girard, Girardin, Grandjean,
    Gremaud, Guex, Huguenin, Jaccard, Jaquet, Jeanneret, Joly, Magnin, Maillard, Martin, Matthey, Mercier, Métrailler, Michaud, Monnier,
    Monney, Morand, Moret, Oberson, Pasche, Perret, Perrin, Perroud, Piguet, Pittet, Quartier, Rapin, Reymond, Rey, Rochat, Rossier,
    Roulin, Roux, Ruffieux, Savary, Schaller, Terrettaz, Thévoz, Tissot, Vallotton, Vuilleumier, Weber, Zufferey`),
  it: list(`Albertini, Ambrosini, Andreoli, Antonini, Balestra, Ballinari, Barenco, Bassetti, Beretta, Bernasconi, Bianchi, Biaggi,
    Bizzozero, Boggini, Bonetti, Bossi, Bottinelli, Brenni, Caccia, Canonica, Carrara, Casanova, Cattaneo, Cavalli, Cereghetti, Colombo,
    Conti, Cremona, Crivelli, De Carli, Delcò, Domenighetti, Donati, Fasola, Ferrari, Ferretti, Filippini, Foletti, Fontana, Forni,
    Frigerio, Galli, Genini, Ghezzi, Ghielmetti, Gianella, Grassi, Guidotti, Invernizzi, Juri, Lafranchi, Leoni, Lepori, Lombardi,
    Lurati, Maggini, Manzoni, Martinelli, Molteni, Mombelli, Morandi, Nessi, Ortelli, Pagani, Pedrazzi, Pedrini, Pellandini, Poncini,
    Quadri, Ratti, Riva, Robbiani, Rossi, Rusca, Sala, Sartori, Scolari, Soldati, Taminelli, Tami, Togni, Valsangiacomo, Vassalli, Zanetti`),
};

/** An invented person with a common name of the language. */
export const personName = (random: Random, language: National): string =>
  `${random.pick(FIRST_NAMES[language])} ${random.pick(SURNAMES[language])}`;

/** An unassigned number: the exchange 555 of a dialling code. */
export const phoneNumber = (random: Random, dialCode: string): string =>
  `${dialCode} 555 ${twoDigits(random)} ${twoDigits(random)}`;

const MOBILE_CODES = ['076', '077', '078', '079', '079'];

/** An unassigned mobile number. */
export const mobileNumber = (random: Random): string => phoneNumber(random, random.pick(MOBILE_CODES));

const twoDigits = (random: Random): string => String(random.int(0, 99)).padStart(2, '0');

/** Lower case, without accents, words joined by hyphens: fit for addresses. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
