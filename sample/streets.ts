import type { Place } from './place.ts';
import type { Random } from './random.ts';

const list = (text: string): readonly string[] => text.split(/,\s+/);

const STREETS = {
  de: list(`Ackerstrasse, Ahornweg, Alte Landstrasse, Alpenblickweg, Alpenstrasse, Amselweg, Asternweg, Bachstrasse, Bachweg,
    Bahnhofstrasse, Bahnweg, Baumgartenstrasse, Bergstrasse, Bienenstrasse, Birkenweg, Blumenrain, Blumenstrasse, Bodenacherstrasse,
    Breitestrasse, Brückenstrasse, Brühlstrasse, Brunnenweg, Brunnmattstrasse, Buchenweg, Buchenstrasse, Bündtenweg, Burgstrasse,
    Chilegass, Dammweg, Dorfplatz, Dorfstrasse, Drosselweg, Eggstrasse, Eichenweg, Eichholzstrasse, Eigerweg, Engelgasse, Erlenweg,
    Eschenweg, Falkenstrasse, Feldblumenweg, Feldeggstrasse, Feldstrasse, Fichtenweg, Finkenweg, Fliederweg, Florastrasse,
    Föhrenweg, Freiestrasse, Friedhofweg, Friedenstrasse, Gartenstrasse, Gässli, Gerbeweg, Ginsterweg, Grabenstrasse, Grenzweg,
    Grubenstrasse, Grünaustrasse, Guggerweg, Gutenbergstrasse, Haldenstrasse, Haldenweg, Hardstrasse, Haselweg, Hauptstrasse,
    Heimstrasse, Hinterdorfstrasse, Hirschenplatz, Hofacherweg, Hofmattstrasse, Höhenweg, Holunderweg, Hubelweg, Im Baumgarten,
    Im Boden, Im Grund, Im Park, Im Rebberg, Im Winkel, In der Matte, Industriestrasse, Josefstrasse, Juraweg, Kapellenweg,
    Käsereiweg, Kastanienweg, Kirchgasse, Kirchstrasse, Kirchweg, Klosterweg, Kornfeldstrasse, Kornweg, Kreuzstrasse, Krummenweg,
    Landstrasse, Lerchenweg, Lindenhofstrasse, Lindenstrasse, Lindenweg, Lettenstrasse, Mattenweg, Mattenstrasse, Meisenweg,
    Mittlere Gasse, Mittelstrasse, Moosstrasse, Moosweg, Mühlegasse, Mühlestrasse, Mühleweg, Neue Gasse, Neuhofstrasse, Neumattstrasse,
    Niederfeldweg, Nelkenweg, Oberdorfstrasse, Obere Gasse, Oberfeldstrasse, Obstgartenweg, Panoramaweg, Parkstrasse, Pappelweg,
    Pfarrgasse, Pilatusstrasse, Poststrasse, Quellenstrasse, Rainstrasse, Rebbergstrasse, Rebenweg, Riedstrasse, Rigistrasse,
    Ringstrasse, Römerstrasse, Rosenbergstrasse, Rosenweg, Rütistrasse, Sagiweg, Säntisstrasse, Schachenstrasse, Schlossgasse,
    Schmiedgasse, Schulstrasse, Schulweg, Schützenstrasse, Schwalbenweg, Sonnenbergstrasse, Sonnenrain, Sonnhalde, Sonnhaldenweg,
    Spitalgasse, Stationsstrasse, Steinackerstrasse, Steinweg, Sternenweg, Talstrasse, Tannenweg, Traubenweg, Tulpenweg,
    Turnhallestrasse, Ulmenweg, Untere Gasse, Unterdorfstrasse, Vorderdorfstrasse, Waldstrasse, Waldweg, Wannenstrasse,
    Weiherstrasse, Weidstrasse, Weinbergstrasse, Weststrasse, Widumweg, Wiesenstrasse, Wiesenweg, Wiesentalstrasse,
    Winkelweg, Winkelriedstrasse, Zelgliweg, Zelgstrasse, Zentralstrasse, Zeughausstrasse, Ziegeleiweg, Zielweg`),
  fr: list(`Avenue de la Gare, Avenue de l'Europe, Avenue des Alpes, Avenue des Cerisiers, Avenue des Marronniers, Avenue des Sports,
    Avenue des Tilleuls, Avenue du Collège, Avenue du Léman, Avenue du Midi, Avenue du Mont-Blanc, Avenue du Stand,
    Boulevard de la Forêt, Chemin de Beau-Rivage, Chemin de Bellevue, Chemin de Champ-Colomb, Chemin de Chantemerle,
    Chemin de la Cascade, Chemin de la Chapelle, Chemin de la Colline, Chemin de la Combe, Chemin de la Croix, Chemin de la Fauvette,
    Chemin de la Fontaine, Chemin de la Forêt, Chemin de la Grangette, Chemin de la Plaine, Chemin de la Prairie, Chemin de la Rochette,
    Chemin de la Scie, Chemin de la Source, Chemin de la Tour, Chemin de l'Abbaye, Chemin de l'Aubépine, Chemin de l'Église,
    Chemin de l'Esplanade, Chemin de l'Ouche, Chemin de l'Union, Chemin de Longeraie, Chemin de Maison-Neuve, Chemin de Montolivet,
    Chemin de Pierrefleur, Chemin de Plein-Vent, Chemin des Abeilles, Chemin des Acacias, Chemin des Amandiers, Chemin des Aubépines,
    Chemin des Bleuets, Chemin des Bouleaux, Chemin des Cèdres, Chemin des Champs, Chemin des Châtaigniers, Chemin des Chênes,
    Chemin des Clos, Chemin des Crêts, Chemin des Écoliers, Chemin des Érables, Chemin des Fauvettes, Chemin des Fleurettes,
    Chemin des Glycines, Chemin des Grands-Prés, Chemin des Hirondelles, Chemin des Jardins, Chemin des Lilas, Chemin des Mésanges,
    Chemin des Mûriers, Chemin des Noyers, Chemin des Oiseaux, Chemin des Peupliers, Chemin des Pinsons, Chemin des Pommiers,
    Chemin des Prés, Chemin des Primevères, Chemin des Roches, Chemin des Roseaux, Chemin des Rosiers, Chemin des Sapins,
    Chemin des Saules, Chemin des Sorbiers, Chemin des Tilleuls, Chemin des Vergers, Chemin des Vignes, Chemin des Violettes,
    Chemin du Bois, Chemin du Bosquet, Chemin du Canal, Chemin du Château, Chemin du Coteau, Chemin du Crêt, Chemin du Grand-Clos,
    Chemin du Grand-Pré, Chemin du Lavoir, Chemin du Levant, Chemin du Marais, Chemin du Milieu, Chemin du Moulin, Chemin du Parc,
    Chemin du Petit-Bois, Chemin du Pont, Chemin du Pressoir, Chemin du Raffort, Chemin du Ruisseau, Chemin du Signal,
    Chemin du Soleil, Chemin du Stade, Chemin du Temple, Chemin du Verger, Chemin du Vieux-Collège, Chemin Neuf, Chemin Vert,
    Grand-Rue, Impasse de la Forge, Impasse des Jardins, Place de la Fontaine, Place du Marché, Place du Village, Quai de la Thièle,
    Route d'Échallens, Route de la Chapelle, Route de la Gare, Route de la Laiterie, Route de la Plaine, Route de l'Hôpital,
    Route des Alpes, Route des Champs, Route du Château, Route du Moulin, Route du Village, Route Neuve, Rue Centrale,
    Rue de Bourgogne, Rue de la Charrière, Rue de la Colombière, Rue de la Confrérie, Rue de la Gare, Rue de la Paix, Rue de la Poste,
    Rue de la Promenade, Rue de la Serre, Rue de l'Avenir, Rue de l'Horloge, Rue de l'Industrie, Rue des Artisans, Rue des Écoles,
    Rue des Fontaines, Rue des Jardins, Rue des Moulins, Rue des Remparts, Rue des Terreaux, Rue du Bourg, Rue du Centre,
    Rue du Collège, Rue du Four, Rue du Midi, Rue du Nord, Rue du Pont, Rue du Simplon, Rue du Stand, Rue du Temple,
    Ruelle du Couchant, Sentier des Écureuils, Sentier du Verger`),
  it: list(`Contrada Maggiore, Piazza della Chiesa, Piazza Grande, Salita alla Torre, Salita San Rocco, Strada da la Cava, Strada dal Piano,
    Strada di Sotto, Strada Regina, Stradone, Via ai Campi, Via ai Castagni, Via ai Cedri, Via ai Ciossi, Via ai Fiori,
    Via ai Fontanili, Via ai Grotti, Via ai Mulini, Via ai Noci, Via ai Pioppi, Via ai Ronchi, Via al Bosco, Via al Campanile,
    Via al Castello, Via al Chioso, Via al Colle, Via al Fiume, Via al Forte, Via al Gas, Via al Laghetto, Via al Maglio, Via al Monte,
    Via al Mulino, Via al Parco, Via al Piano, Via al Ponte, Via al Ronco, Via al Roccolo, Via al Sasso, Via al Torchio, Via al Vigneto,
    Via alla Bolla, Via alla Chiesa, Via alla Fontana, Via alla Gerra, Via alla Motta, Via alla Peschiera, Via alla Riva,
    Via alla Selva, Via alla Stampa, Via alla Torre, Via alle Brere, Via alle Cantine, Via alle Cascine, Via alle Fornaci,
    Via alle Gerre, Via alle Scuole, Via alle Vigne, Via all'Asilo, Via Antica, Via Balestra, Via Borghetto, Via Brentani, Via Brüga,
    Via Campagna, Via Campo Sportivo, Via Cantonale, Via Carà, Via Carona, Via Casa Comunale, Via Castausio, Via Centrale,
    Via Chiosso, Via Ciseri, Via Collina, Via Crocetta, Via dei Fiori, Via dei Gelsi, Via dei Lauri, Via dei Patrizi, Via dei Sindacatori,
    Via dei Tigli, Via del Sole, Via del Tiglio, Via della Posta, Via della Pace, Via della Stazione, Via delle Rose, Via delle Scuole,
    Via delle Vigne, Via Emilio Bossi, Via Fontana, Via Fontanella, Via Fornace, Via Franscini, Via Ghiringhelli, Via Giardino,
    Via Grande, Via Industria, Via in Selva, Via Indipendenza, Via Lavizzari, Via Lepori, Via Locarno, Via Lugano, Via Maestri Comacini,
    Via Maderno, Via Magoria, Via Massagno, Via Mezzana, Via Mola, Via Monte Boglia, Via Monte Brè, Via Monte Carmen, Via Monte Ceneri,
    Via Monte San Giorgio, Via Morenal, Via Motto, Via Municipio, Via Nizzola, Via Nosedo, Via Noseda, Via Nuova, Via Orselina,
    Via Pasquerio, Via Passeggiata, Via Pedemonte, Via Pedrazzini, Via Pezza, Via Piano, Via Pico, Via Pobia, Via Pometta,
    Via Praccio, Via Prada, Via Prati, Via Principale, Via Ravecchia, Via Ressiga, Via Riale, Via Rinaldo Simen, Via Rivera, Via Ronchetto,
    Via San Carlo, Via San Gottardo, Via San Rocco, Via Sant'Antonio, Via Santa Lucia, Via Sasselli, Via Selva, Via Serafino Balestra,
    Via Sirana, Via Soldini, Via Sonvico, Via Sotto Chiesa, Via Stazione, Via Stefano Franscini, Via Tarchini, Via Tesserete, Via Torrazza,
    Via Trevano, Via Valle, Via Vallemaggia, Via Vecchio Torchio, Via Vela, Via Verbano, Via Vicari, Via Vignola, Vicolo Chiuso,
    Vicolo del Forno, Vicolo Nuovo`),
} as const;

const LAKE_STREETS = {
  de: list('Seestrasse, Seeblickstrasse, Seefeldstrasse, Uferweg, Seehaldenstrasse, Quaistrasse, Am Hafen'),
  fr: list(
    'Chemin du Lac, Avenue du Lac, Rue du Lac, Quai du Débarcadère, Chemin de la Plage, Route du Lac, Chemin du Port',
  ),
  it: list('Via Lungolago, Via al Lago, Riva dei Pescatori, Via alla Darsena, Via al Porto, Via Riva'),
} as const;

/** An invented address in a place, for example "Rebenweg 14a". */
export function streetAddress(random: Random, place: Place): string {
  const streets = (place.lake && random.chance(0.2) ? LAKE_STREETS : STREETS)[place.language];
  const number = 1 + Math.floor(random.next() ** 2 * (place.kind === 'village' ? 60 : 130));
  const letter = random.chance(0.1) ? random.pick(['a', 'b', 'c']) : '';
  return `${random.pick(streets)} ${number}${letter}`;
}
