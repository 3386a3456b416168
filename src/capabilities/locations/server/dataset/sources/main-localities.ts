/** The locality that gives a postal code its name. */
export interface MainLocality {
  name: string;
  /** Federal number of the municipality that holds most of its addresses. */
  bfsNumber: number;
}

/**
 * Postal codes whose main locality, or its municipality, differs from the package's: code, federal number, name.
 *
 * The package has one locality for each code, the last one in the alphabet, and does not mark the main one: decision 065.
 *
 * @source docs/reference/places-and-market.md, "Postal codes"
 */
const MAIN_LOCALITIES = `1015 5635 Lausanne, 1026 5632 Denges, 1040 5518 Echallens, 1041 5540 Dommartin, 1042 5511 Assens,
  1063 5693 Chapelle-sur-Moudon, 1071 5601 Chexbres, 1096 5613 Cully, 1148 5486 L'Isle, 1174 5422 Montherod,
  1180 5861 Rolle, 1184 5858 Luins, 1188 5428 Gimel, 1224 6612 Chêne-Bougeries, 1227 6608 Carouge GE,
  1268 5704 Begnins, 1295 5723 Mies, 1299 5713 Crans VD, 1304 5477 Cossonay-Ville, 1341 5872 L'Orient,
  1345 5873 Le Lieu, 1347 5872 Le Sentier, 1355 5741 L'Abergement, 1376 5541 Goumoens-la-Ville, 1404 5911 Cuarny,
  1407 5913 Donneloye, 1421 5557 Fontaines-sur-Grandson, 1426 5554 Concise, 1432 5902 Belmont-sur-Yverdon,
  1443 5905 Champvent, 1453 5552 Bullet, 1454 5568 L'Auberson, 1464 5907 Chavannes-le-Chêne,
  1470 2054 Estavayer-le-Lac, 1475 2054 Autavaux, 1483 2050 Montet (Broye), 1484 2050 Aumont, 1510 5678 Moudon,
  1513 5673 Hermenches, 1522 5675 Lucens, 1525 5819 Henniez, 1541 2054 Bussy FR, 1565 5821 Missy,
  1580 5451 Avenches, 1607 5805 Palézieux, 1610 5805 Oron-la-Ville, 1617 2333 Remaufens, 1624 2338 La Verrerie,
  1626 2152 Romanens, 1633 2140 Marsens, 1652 2123 Botterens, 1660 5841 Château-d'Oex, 1663 2135 Gruyères,
  1666 2134 Grandvillard, 1669 2121 Albeuve, 1673 2097 Promasens, 1681 2063 Billens, 1682 5683 Prévonloup,
  1683 5675 Brenles, 1686 2079 Grangettes-près-Romont, 1695 2236 Villarlod, 1697 2113 La Joux FR,
  1716 2299 Plaffeien, 1719 2292 Brünisried, 1723 2206 Marly, 1724 2220 Le Mouret, 1726 2236 Farvagny-le-Grand,
  1727 2236 Corpataux, 1754 2174 Corjolens, 1772 2239 Grolley, 1773 2053 Léchelles, 1774 2029 Cousset,
  1782 2175 Belfaux, 1784 2254 Courtepin, 1792 2262 Cordast, 1820 5886 Montreux, 1832 5886 Chamby,
  1867 5409 Ollon VD, 1871 6153 Choëx, 1880 5402 Bex, 1892 5406 Lavey-Village, 1897 6154 Bouveret,
  1912 6135 Leytron, 1925 6214 Finhaut, 1932 6131 Bovernier, 1933 6035 Sembrancher, 1945 6033 Liddes,
  1948 6037 Lourtier, 1955 6022 Chamoson, 1958 6246 St-Léonard, 1965 6265 Savièse, 1966 6082 Fortunau (Ayent),
  1969 6087 St-Martin VS, 1983 6083 Evolène, 1985 6083 La Sage, 1991 6266 Salins, 1992 6266 Les Agettes,
  1996 6024 Basse-Nendaz, 1997 6024 Haute-Nendaz, 2052 6487 Fontainemelon, 2054 6487 Chézard-St-Martin,
  2075 6513 Thielle, 2149 6413 Champ-du-Moulin, 2300 6421 La Chaux-de-Fonds, 2316 6437 Les Ponts-de-Martel,
  2338 6753 Les Emibois, 2362 6751 Montfaucon, 2400 6436 Le Locle, 2406 6432 La Brévine,
  2532 372 Magglingen/Macolin, 2556 747 Scheuren, 2608 434 Courtelary, 2715 716 Châtelat, 2717 716 Fornet-Dessous,
  2732 703 Reconvilier, 2735 717 Bévilard, 2747 687 Corcelles BE, 2827 6715 Mervelier, 2830 6708 Courrendlin,
  2882 6808 St-Ursanne, 2933 6811 Damphreux, 2950 6784 Courgenay, 2953 6810 Fregiécourt, 3053 546 Münchenbuchsee,
  3075 627 Rüfenacht BE, 3098 355 Köniz, 3116 872 Kirchdorf BE, 3128 889 Kirchenthurnen, 3206 662 Rizenbach,
  3212 2262 Gurmels, 3215 2275 Gempenach, 3256 310 Dieterswil, 3274 737 Hermrigen, 3283 304 Kallnach,
  3294 383 Büren an der Aare, 3303 540 Jegenstorf, 3305 541 Iffwil, 3309 411 Kernenried, 3315 533 Bätterkinden,
  3317 538 Limpach, 3324 409 Hindelbank, 3365 988 Grasswil, 3366 973 Bettenhausen, 3415 406 Hasle b. Burgdorf,
  3421 415 Lyssach, 3422 412 Kirchberg BE, 3424 405 Niederösch, 3425 413 Koppigen, 3436 903 Zollbrück,
  3504 617 Niederhünigen, 3616 935 Schwarzenegg, 3619 924 Eriz, 3624 942 Goldiwil (Thun), 3629 611 Kiesen,
  3632 770 Niederstocken, 3638 922 Blumenstein, 3645 942 Gwatt (Thun), 3671 606 Brenzikofen,
  3703 562 Aeschi b. Spiez, 3711 562 Emdthal, 3714 563 Frutigen, 3800 581 Interlaken, 3855 573 Brienz BE,
  3860 785 Meiringen, 3900 6002 Brig, 3942 6199 Raron, 3945 6118 Gampel, 3953 6110 Leuk Stadt, 3961 6252 Vissoie,
  3963 6253 Crans-Montana, 3966 6232 Chalais, 3971 6253 Chermignon, 3984 6057 Fiesch, 3989 6077 Biel VS,
  3994 6061 Lax, 3995 6056 Ernen, 4112 2471 Bättwil, 4515 2553 Oberdorf SO, 4524 2547 Günsberg,
  4535 2548 Hubersdorf, 4554 2518 Etziken, 4556 2511 Aeschi SO, 4558 2535 Hersiwil, 4564 2528 Obergerlafingen,
  4566 2525 Kriegstetten, 4704 981 Niederbipp, 4853 4279 Murgenthal, 4922 342 Bützberg, 4938 338 Rohrbach,
  5012 2583 Schönenwerd, 5046 4143 Schmiedrued, 5053 4284 Staffelbach, 5054 4275 Kirchleerau, 5242 4092 Birr,
  5412 4029 Gebenstorf, 5415 4038 Nussbaumen AG, 5619 4064 Büttikon AG, 5624 4229 Bünzen,
  5637 4224 Beinwil (Freiamt), 5645 4239 Aettenschwil, 6005 1061 Luzern, 6038 1055 Gisikon, 6106 1098 Werthenstein,
  6156 1135 Luthern, 6162 1002 Entlebuch, 6215 1081 Beromünster, 6260 1140 Reiden, 6277 1032 Kleinwangen,
  6280 1031 Hochdorf, 6284 1030 Gelfingen, 6285 1030 Hitzkirch, 6300 1711 Zug, 6340 1701 Baar, 6383 1503 Dallenwil,
  6388 1511 Grafenort, 6410 1362 Goldau, 6436 1367 Muotathal, 6575 5398 S. Nazzaro, 6584 5002 Carena,
  6600 5113 Locarno, 6614 5097 Brissago, 6633 5399 Lavertezzo, 6635 5399 Gerra (Verzasca), 6655 5397 Intragna,
  6659 5397 Camedo, 6677 5317 Aurigeno, 6678 5317 Giumaglio, 6683 5309 Cerentino, 6684 5307 Campo (Vallemaggia),
  6690 5310 Cavergno, 6695 5323 Peccia, 6716 5048 Acquarossa, 6717 5049 Dangio, 6720 5049 Campo (Blenio),
  6721 5050 Ludiano, 6746 5072 Lavorgo, 6760 5072 Faido, 6777 5079 Quinto, 6780 5061 Airolo, 6823 5192 Pugerna,
  6825 5254 Capolago, 6832 5250 Pedrinate, 6838 5269 Muggio, 6872 5254 Salorino, 6900 5192 Lugano,
  6951 5192 Insone, 6955 5226 Cagiallo, 6958 5226 Bidogno, 6959 5192 Maglio di Colla, 6981 5395 Bedigliora,
  6995 5239 Madonna del Piano, 6998 5239 Monteggio, 7027 3921 Castiel, 7130 3619 Ilanz, 7148 3618 Lumbrein,
  7212 3972 Seewis Dorf, 7310 3291 Bad Ragaz, 7317 3294 Valens, 7408 3661 Cazis, 7431 3668 Mutten, 7433 3715 Donat,
  7447 3681 Avers, 7482 3544 Bergün/Bravuogn, 7512 3787 Champfèr, 7513 3790 Silvaplana, 7742 3561 Poschiavo,
  7743 3551 Brusio, 8105 96 Regensdorf, 8127 195 Forch, 8132 192 Egg b. Zürich, 8135 136 Langnau am Albis,
  8143 13 Stallikon, 8152 66 Glattbrugg, 8162 101 Steinmaur, 8192 58 Glattfelden, 8212 2937 Neuhausen am Rheinfall,
  8236 2914 Büttenhardt, 8242 2920 Bibern SH, 8253 4545 Diessenhofen, 8259 4871 Kaltenbach,
  8268 4851 Mannenbach-Salenstein, 8307 296 Effretikon, 8310 176 Kemptthal, 8352 219 Elsau, 8360 4724 Eschlikon TG,
  8374 4726 Dussnang, 8412 223 Aesch (Neftenbach), 8415 23 Berg am Irchel, 8427 57 Freienstein,
  8465 40 Rudolfingen, 8500 4566 Frauenfeld, 8512 4611 Thundorf, 8525 4601 Niederneunforn, 8532 4621 Warth,
  8537 4821 Nussbaumen TG, 8543 298 Bertschikon, 8546 4571 Islikon, 8553 4590 Harenwilen, 8564 4701 Hefenhausen,
  8572 4891 Berg TG, 8574 4683 Illighausen, 8575 4911 Bürglen TG, 8580 4461 Amriswil, 8584 4911 Leimbach TG,
  8585 4901 Mattwil, 8586 4476 Erlen, 8614 115 Bertschikon (Gossau ZH), 8725 3341 Ernetschwil, 8726 3341 Ricken SG,
  8750 1632 Glarus, 8762 1631 Schwanden GL, 8840 1301 Einsiedeln, 8898 3295 Flumserberg Tannenbodenalp,
  8914 1 Aeugst am Albis, 8926 6 Kappel am Albis, 9030 3442 Abtwil SG, 9050 3101 Appenzell, 9105 3396 Schönengrund,
  9108 3102 Gonten, 9216 4495 Heldswil, 9245 3424 Oberbüren, 9249 3408 Algetshausen, 9315 4411 Neukirch (Egnach),
  9320 4401 Arbon, 9442 3233 Berneck, 9450 3251 Altstätten SG, 9470 3271 Buchs SG, 9472 3273 Grabs,
  9556 4711 Affeltrangen, 9565 4921 Bussnang, 9601 3395 Lütisburg Station, 9602 3392 Bazenheid,
  9604 3393 Lütisburg`;

const BY_CODE: ReadonlyMap<string, MainLocality> = new Map(
  MAIN_LOCALITIES.split(',').map((entry) => {
    const [code = '', bfsNumber = '', ...words] = entry.trim().split(' ');
    return [code, { name: words.join(' '), bfsNumber: Number(bfsNumber) }];
  }),
);

/** The main locality of a code where it differs from that of the package, or null. */
export const mainLocality = (postalCode: string): MainLocality | null => BY_CODE.get(postalCode) ?? null;
