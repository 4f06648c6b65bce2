export * as standard from './standard';
