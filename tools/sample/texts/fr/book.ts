export { german as french } from '../de/book.ts';
