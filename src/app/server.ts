import { createStartHandler } from '@tanstack/react-start/server';
import { renderPage } from './render-page.tsx';

export default { fetch: createStartHandler(renderPage) };
