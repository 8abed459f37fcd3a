/** Prometheus text format 0.0.4. */
export const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

type Labels = Readonly<Record<string, string>>;

export interface Sample {
  readonly labels?: Labels;
  readonly value: number;
  /** Suffix of the family's name: `_bucket`, `_sum`, `_count`. */
  readonly suffix?: string;
}

export interface Family {
  readonly name: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
  readonly samples: readonly Sample[];
}

const escaped = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

const labelled = (labels: Labels = {}): string => {
  const all = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return all.length === 0 ? '' : `{${all.join(',')}}`;
};

export const exposed = (families: readonly Family[]): string =>
  families
    .flatMap(({ name, type, help, samples }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...samples.map(({ labels, value, suffix = '' }) => `${name}${suffix}${labelled(labels)} ${value}`),
    ])
    .join('\n')
    .concat('\n');
