/** Others handle its errors. */
export async function waitAtMost(ms: number, work: Promise<unknown> | undefined): Promise<void> {
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, ms).unref();
  });
  await Promise.race([work, late]);
}
