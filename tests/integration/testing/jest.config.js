export default {
    testEnvironment: 'jsdom',
    setupFiles: ['<rootDir>/test/svg-mocks.ts'],
    testMatch: ['<rootDir>/test/*.test.ts'],
};
