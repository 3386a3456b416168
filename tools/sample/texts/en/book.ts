export { german as english } from '../de/book.ts';
