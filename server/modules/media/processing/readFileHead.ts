import { open } from 'node:fs/promises';

const HEAD_BYTES = 32;

/** Zero-padded. */
export async function readFileHead(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    await file.read(head, 0, HEAD_BYTES, 0);
    return head;
  } finally {
    await file.close();
  }
}
