const { options } = require('../../.dependency-cruiser.cjs');

const SHARED = '^src/(kernel|platform|kit)(/|$)';

// Folders of the ground know one another in one direction only. Tests may look anywhere: they are left out.
module.exports = {
  forbidden: [
    {
      name: 'no-cycles-of-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: SHARED },
      to: { path: SHARED, circular: true },
    },
  ],
  options: { ...options, includeOnly: SHARED, exclude: { path: `${options.exclude.path}|[.]test[.]tsx?$` } },
};
