/** So many failures of a push service in a row, and it is left alone for a while: it would hold up what goes to others. */
const FAILURES = 5;
/** Seconds for which it is, by how often it was; then the longest one stays. */
const RESTS = [5, 15, 30, 60] as const;
const LONGEST = 120;

interface Service {
  failures: number;
  rests: number;
  until: number;
}

/** Which push services are away. Each server knows by itself: what it does not ask for, others may. */
export function createResting(now: () => number = Date.now) {
  const services = new Map<string, Service>();
  return {
    /** A push service took or refused something: it is there. */
    answered(host: string): void {
      services.delete(host);
    },
    /** It did not answer, or wants to be left alone. */
    failed(host: string): void {
      const known = services.get(host) ?? { failures: 0, rests: 0, until: 0 };
      known.failures += 1;
      if (known.failures >= FAILURES && known.until <= now()) {
        known.until = now() + (RESTS[known.rests] ?? LONGEST) * 1_000;
        known.rests += 1;
      }
      services.set(host, known);
    },
    /** The hosts that are left alone now. */
    hosts(): string[] {
      return [...services].filter(([, { until }]) => until > now()).map(([host]) => host);
    },
  };
}
