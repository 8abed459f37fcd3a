/**
 * Pixels that touch by a side or corner and share a key.
 * @param keys per pixel, row by row; 0 is no region
 * @param width of a row
 * @param visit receives a region's pixels, valid until it returns
 */
export function eachRegion(
  keys: ArrayLike<number>,
  width: number,
  visit: (pixels: Int32Array, key: number) => void,
): void {
  const visited = new Uint8Array(keys.length);
  const region = new Int32Array(keys.length);
  for (let start = 0; start < keys.length; start++) {
    const key = keys[start];
    if (!key || visited[start]) continue;
    visited[start] = 1;
    region[0] = start;
    let size = 1;
    for (let next = 0; next < size; next++) {
      const pixel = region[next] ?? 0;
      const column = pixel % width;
      const [from, to] = [column > 0 ? -1 : 0, column < width - 1 ? 1 : 0];
      for (let row = pixel - width; row <= pixel + width; row += width) {
        for (let beside = row + from; beside <= row + to; beside++) {
          if (keys[beside] !== key || visited[beside]) continue;
          visited[beside] = 1;
          region[size++] = beside;
        }
      }
    }
    visit(region.subarray(0, size), key);
  }
}
