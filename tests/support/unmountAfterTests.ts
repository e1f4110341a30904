import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// As long as `expect.poll`: on a busy machine, one second is not enough.
configure({ asyncUtilTimeout: 10_000 });

// Testing Library does this itself only if the test functions are globals.
afterEach(cleanup);
