/** A fake EventSource; `opened` lists its instances in order. */
export function fakeSources() {
  const opened: FakeSource[] = [];
  class FakeSource extends EventTarget {
    closed = false;
    readonly address: string;
    constructor(address: string) {
      super();
      this.address = address;
      opened.push(this);
    }
    close() {
      this.closed = true;
    }
    opens = () => void this.dispatchEvent(new Event('open'));
    fails = () => void this.dispatchEvent(new Event('error'));
    comes = (data: string, lastEventId = '') =>
      void this.dispatchEvent(Object.assign(new Event('message'), { data, lastEventId }));
  }
  return { FakeSource, opened, held: () => opened.filter(({ closed }) => !closed) };
}
