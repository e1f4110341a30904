import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// As generous as `expect.poll`: a machine that does something else too is slower than a second.
configure({ asyncUtilTimeout: 10_000 });

// Testing Library does this by itself only where the test functions are globals.
afterEach(cleanup);
