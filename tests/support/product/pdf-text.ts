import { extractText, getDocumentProxy } from 'unpdf';

/** The text of a PDF document, its lines in the order of writing. */
export async function pdfTextOf(bytes: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document, { mergePages: true });
  return text;
}
