import { z } from 'zod';

// Without compiled checks: browsers that hold to our policy report even the attempt to compile.
z.config({ jitless: true });

export { z };
