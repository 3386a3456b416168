export { german as italian } from '../de/book.ts';
