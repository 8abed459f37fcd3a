import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** IANA special-purpose registry. */
const PRIVATE_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];
/** IPv6 global unicast, and its non-public or IPv4-mapped parts. */
const GLOBAL_UNICAST_6 = ['2000::/3'];
const PRIVATE_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

function createBlockList(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

const [private4, globalUnicast6, private6] = [
  createBlockList(PRIVATE_4, 'ipv4'),
  createBlockList(GLOBAL_UNICAST_6, 'ipv6'),
  createBlockList(PRIVATE_6, 'ipv6'),
];

export const isPublicAddress = (address: string): boolean =>
  (isIPv4(address) && !private4.check(address, 'ipv4')) ||
  (isIPv6(address) && globalUnicast6.check(address, 'ipv6') && !private6.check(address, 'ipv6'));
