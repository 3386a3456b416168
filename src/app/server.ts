import { createStartHandler } from '@tanstack/react-start/server';
import { keepMarkup } from '#kit/kept-markup/kept-markup.ts';
import { createMarkupMemory } from '#kit/kept-markup/markup-memory.ts';
import { renderPage } from './render-page.tsx';

// While pages are developed, a component may change under what it wrote.
if (import.meta.env.PROD) keepMarkup(createMarkupMemory());

export default { fetch: createStartHandler(renderPage) };
