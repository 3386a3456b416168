import type { Locale } from '#kernel/locale.ts';
import type { GeoPoint } from '#capabilities/search/search.filter.ts';
import { distanceKm } from './geo.ts';

/** A lake with homes on its shore. */
export interface Lake {
  /** Without an article; masculine in German, French and Italian. */
  readonly names: Readonly<Record<Locale, string>>;
  /** Places on the shore. */
  readonly shore: readonly GeoPoint[];
}

function lake(de: string, fr: string, it: string, en: string, shore: string): Lake {
  const points = shore.split(',').map((pair) => {
    const [lat = 0, lng = 0] = pair.trim().split(' ').map(Number);
    return { lat, lng };
  });
  return { names: { de, fr, it, en }, shore: points };
}

const LAKES: readonly Lake[] = [
  lake('Zürichsee', 'lac de Zurich', 'lago di Zurigo', 'Lake Zurich', `47.357 8.559, 47.361 8.530, 47.341 8.575, 47.320 8.588, 47.303 8.599, 47.290 8.615, 47.272 8.645, 47.267 8.681,
    47.256 8.696, 47.243 8.727, 47.324 8.544, 47.307 8.553, 47.293 8.562, 47.276 8.577, 47.255 8.601, 47.243 8.647,
    47.226 8.668, 47.207 8.699, 47.205 8.756, 47.200 8.777, 47.228 8.823, 47.192 8.855, 47.189 8.826, 47.227 8.946,
    47.242 8.789, 47.204 8.735`),
  lake('Genfersee', 'Léman', 'Lemano', 'Lake Geneva', `46.203 6.160, 46.210 6.144, 46.218 6.187, 46.242 6.203, 46.279 6.227, 46.300 6.244, 46.255 6.146, 46.284 6.160,
    46.303 6.171, 46.322 6.190, 46.333 6.193, 46.350 6.199, 46.385 6.232, 46.421 6.270, 46.458 6.335, 46.470 6.394,
    46.481 6.452, 46.513 6.496, 46.516 6.529, 46.513 6.562, 46.518 6.614, 46.513 6.661, 46.506 6.688, 46.489 6.728,
    46.476 6.779, 46.463 6.848, 46.455 6.866, 46.444 6.894, 46.435 6.913, 46.397 6.931, 46.425 6.926, 46.471 6.829,
    46.440 6.307, 46.470 6.419`),
  lake('Bodensee', 'lac de Constance', 'lago di Costanza', 'Lake Constance', `47.645 9.174, 47.566 9.369, 47.513 9.425, 47.476 9.493, 47.500 9.438, 47.493 9.461, 47.613 9.261, 47.605 9.290,
    47.593 9.320, 47.583 9.343, 47.670 9.082, 47.663 8.982, 47.673 9.024, 47.644 8.915, 47.479 9.541, 47.476 9.470,
    47.637 9.208, 47.631 9.234, 47.664 9.133, 47.670 9.058`),
  lake('Neuenburgersee', 'lac de Neuchâtel', 'lago di Neuchâtel', 'Lake Neuchâtel', `46.994 6.927, 47.016 6.988, 47.013 6.972, 46.977 6.878, 46.967 6.860, 46.945 6.848, 46.892 6.770, 46.930 6.814,
    46.806 6.639, 46.778 6.640, 46.848 6.848, 46.918 6.956, 46.954 7.022, 46.853 6.721, 46.799 6.744, 46.818 6.788,
    46.890 6.904, 46.839 6.689`),
  lake('Vierwaldstättersee', 'lac des Quatre-Cantons', 'lago dei Quattro Cantoni', 'Lake Lucerne', `47.040 8.313, 47.058 8.328, 47.048 8.372, 47.033 8.434, 47.013 8.483, 46.996 8.525, 47.000 8.607, 47.082 8.438,
    47.019 8.312, 46.989 8.308, 46.976 8.340, 46.974 8.421, 46.966 8.470, 46.986 8.412, 46.966 8.288, 46.919 8.647,
    46.948 8.623, 47.001 8.370, 47.067 8.410, 47.055 8.431, 46.883 8.612`),
  lake('Thunersee', 'lac de Thoune', 'lago di Thun', 'Lake Thun', `46.755 7.626, 46.738 7.659, 46.732 7.671, 46.715 7.700, 46.700 7.737, 46.686 7.677, 46.676 7.702, 46.654 7.775,
    46.661 7.806, 46.728 7.622, 46.716 7.719, 46.710 7.642`),
  lake('Brienzersee', 'lac de Brienz', 'lago di Brienz', 'Lake Brienz', '46.705 8.031, 46.686 7.896, 46.703 7.896, 46.708 7.966, 46.718 7.930, 46.737 7.961'),
  lake('Zugersee', 'lac de Zoug', 'lago di Zugo', 'Lake Zug', '47.171 8.517, 47.185 8.459, 47.144 8.508, 47.102 8.516, 47.065 8.526, 47.095 8.461, 47.129 8.462, 47.141 8.455'),
  lake('Bielersee', 'lac de Bienne', 'lago di Bienne', 'Lake Biel', `47.142 7.248, 47.124 7.242, 47.099 7.162, 47.089 7.140, 47.066 7.096, 47.042 7.097, 47.113 7.233, 47.100 7.216,
    47.067 7.199, 47.117 7.198, 47.046 7.152, 47.084 7.212`),
  lake('Murtensee', 'lac de Morat', 'lago di Morat', 'Lake Murten', '46.926 7.120, 46.937 7.128, 46.907 7.076, 46.929 7.039, 46.954 7.100, 46.963 7.115, 46.947 7.081, 46.923 7.107'),
  lake('Walensee', 'lac de Walenstadt', 'lago di Walenstadt', 'Lake Walen', '47.124 9.315, 47.136 9.098, 47.112 9.250, 47.130 9.217, 47.111 9.213, 47.114 9.176'),
  lake('Lago Maggiore', 'lac Majeur', 'Lago Maggiore', 'Lake Maggiore', `46.168 8.793, 46.174 8.805, 46.178 8.818, 46.156 8.773, 46.118 8.705, 46.146 8.727, 46.179 8.850, 46.146 8.861,
    46.141 8.842, 46.123 8.789, 46.134 8.807, 46.113 8.773, 46.141 8.726, 46.179 8.798`),
  lake('Luganersee', 'lac de Lugano', 'Ceresio', 'Lake Lugano', `46.009 8.952, 45.989 8.945, 46.002 8.980, 45.953 8.945, 45.927 8.912, 45.952 8.966, 46.006 9.003, 46.001 8.900,
    45.973 8.879, 45.970 8.859, 45.903 8.971, 45.904 8.979, 45.983 8.917, 45.982 8.890, 45.923 8.937, 46.005 8.977,
    45.935 8.971, 45.931 8.924, 45.957 8.937`),
  lake('Hallwilersee', 'lac de Hallwil', 'lago di Hallwil', 'Lake Hallwil', '47.295 8.229, 47.266 8.203, 47.290 8.197, 47.326 8.207, 47.257 8.240'),
  lake('Sempachersee', 'lac de Sempach', 'lago di Sempach', 'Lake Sempach', '47.133 8.194, 47.172 8.109, 47.134 8.135, 47.156 8.168, 47.159 8.113, 47.116 8.197'),
  lake('Greifensee', 'lac de Greifen', 'Greifensee', 'Lake Greifen', '47.367 8.681, 47.349 8.718, 47.339 8.670, 47.372 8.639, 47.382 8.656'),
  lake('Pfäffikersee', 'lac de Pfäffikon', 'lago di Pfäffikon', 'Lake Pfäffikon', '47.368 8.786, 47.345 8.808'),
  lake('Ägerisee', 'lac d’Ägeri', 'lago di Ägeri', 'Lake Ägeri', '47.137 8.613, 47.136 8.581, 47.110 8.650'),
  lake('Sarnersee', 'lac de Sarnen', 'lago di Sarnen', 'Lake Sarnen', '46.896 8.246, 46.865 8.235, 46.843 8.168'),
  lake('Greyerzersee', 'lac de la Gruyère', 'lago della Gruyère', 'Lake Gruyère', '46.605 7.101, 46.659 7.105, 46.697 7.114, 46.625 7.083, 46.660 7.077, 46.720 7.103'),
  lake('Lac de Joux', 'lac de Joux', 'lago di Joux', 'Lac de Joux', '46.606 6.229, 46.650 6.320, 46.670 6.337, 46.646 6.277'),
  lake('Davosersee', 'lac de Davos', 'lago di Davos', 'Lake Davos', '46.806 9.847'),
  lake('Lauerzersee', 'lac de Lauerz', 'lago di Lauerz', 'Lake Lauerz', '47.032 8.584'),
  lake('St. Moritzersee', 'lac de Saint-Moritz', 'lago di St. Moritz', 'Lake St. Moritz', '46.486 9.834'),
  lake('Silvaplanersee', 'lac de Silvaplana', 'lago di Silvaplana', 'Lake Silvaplana', '46.460 9.795'),
  lake('Silsersee', 'lac de Sils', 'lago di Sils', 'Lake Sils', '46.432 9.765'),
];

/** The lake whose shore is nearest, and how far away it is. */
export function nearestLake(point: GeoPoint): { lake: Lake; km: number } {
  let nearest = { lake: LAKES[0] as Lake, km: Number.POSITIVE_INFINITY };
  for (const candidate of LAKES) {
    for (const place of candidate.shore) {
      const km = distanceKm(point, place);
      if (km < nearest.km) nearest = { lake: candidate, km };
    }
  }
  return nearest;
}
