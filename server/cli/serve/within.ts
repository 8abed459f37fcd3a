/** Waits for `work`, but not for ever; a failure is told by whoever waits for it in earnest. */
export async function within(ms: number, work: Promise<unknown> | undefined): Promise<void> {
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, ms).unref();
  });
  await Promise.race([work, late]);
}
