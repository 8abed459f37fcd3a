export const encodeDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(blob);
  });

const DATA = /^data:([\w/+.-]+);base64,([\w+/=]*)$/;

/** Undefined if not a `data:` address. */
export function decodeDataUrl(address: string): Blob | undefined {
  const [, type, signs] = DATA.exec(address) ?? [];
  if (type === undefined || signs === undefined) return undefined;
  try {
    return new Blob([Uint8Array.from(atob(signs), (sign) => sign.charCodeAt(0))], { type });
  } catch {
    return undefined;
  }
}
