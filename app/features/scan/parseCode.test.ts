import { describe, expect, it } from 'vitest';
import { parseScanned, parseTyped } from './parseCode.ts';

const HOST = 'signaler.ville.example';
const code = (qrid: string, host = HOST) => ({ kind: 'code', qrid, host });
const foreign = { kind: 'foreign' };

describe('the content of a scanned code', () => {
  it.each([
    [`https://${HOST}/q/halles-nord`, code('halles-nord')],
    [`http://${HOST}:8080/q/halles?utm=x#y`, code('halles', `${HOST}:8080`)],
    [`https://${HOST}/app/belleroche/q/halles`, code('halles')],
    [`https://${HOST}/q/halles/report/light`, code('halles')],
    [
      `https://${HOST}/m/c/Zk1sYb5nQ7eWf9GtHuJx2M`,
      { kind: 'link', id: 'Zk1sYb5nQ7eWf9GtHuJx2M', host: HOST },
    ],
    ['https://evil.example/q/halles', code('halles', 'evil.example')],
    [`https://${HOST}/staff/login`, foreign],
    [`https://${HOST}/q/%2e%2e`, foreign],
    [`https://${HOST}@evil.example/q/halles`, foreign],
    [`javascript:alert(1)//${HOST}/q/halles`, foreign],
    ['halles-nord', foreign],
    ['', foreign],
  ])('%s', (text, parsed) => expect(parseScanned(text)).toEqual(parsed));
});

describe('a typed code', () => {
  it.each([
    [' halles-nord ', code('halles-nord')],
    [`${HOST}/q/halles-nord`, code('halles-nord')],
    [`HTTPS://${HOST}/q/halles-nord`, code('halles-nord')],
    ['autre.example/q/halles', code('halles', 'autre.example')],
    ['autre.example/', foreign],
    ['halles nord', { kind: 'malformed' }],
    ['été', { kind: 'malformed' }],
    ['', { kind: 'malformed' }],
  ])('%s', (text, parsed) => expect(parseTyped(text, HOST)).toEqual(parsed));
});
