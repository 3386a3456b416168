import { sendFile } from '#kit/graphql/send-file.ts';
import { sendShrunk } from '#kit/pictures/send-shrunk.ts';

/**
 * Replaces the member's picture, made smaller first.
 *
 * @throws AppError as `sendShrunk` and `sendFile` do; `error.upload.type` (415), `error.upload.image` and `error.upload.pixels` (422)
 * @source docs/reference/workspace.md, "Picture"
 */
export async function uploadPicture(userId: number, file: File): Promise<void> {
  const send = async (smaller: Blob): Promise<void> => {
    const form = new FormData();
    form.append('files', smaller);
    await sendFile(`/public/uploadfiles?id=${userId}&type=User`, form, { onProgress: () => {} });
  };
  await sendShrunk(file, send);
}
