const { options } = require('../../.dependency-cruiser.cjs');

const SOURCES = '^src/(kernel|platform|kit|capabilities|pages|app|product)(/|$)';

// Folders import one another in one direction only. Tests may import from anywhere: they are left out.
module.exports = {
  forbidden: [
    {
      name: 'no-cycles-of-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: SOURCES },
      to: { path: SOURCES, circular: true },
    },
  ],
  options: { ...options, includeOnly: SOURCES, exclude: { path: `${options.exclude.path}|[.]test[.]tsx?$` } },
};
