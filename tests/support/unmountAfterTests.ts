import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Same timeout as `expect.poll`, because one second is not enough on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// Testing Library does this itself only if the test functions are globals.
afterEach(cleanup);
