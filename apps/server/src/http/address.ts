import { isIPv4, isIPv6 } from 'node:net';

/** Who asks, for limits: the socket's address, or the last one a trusted proxy has added to `X-Forwarded-For`. */
export function clientAddress(
  forwardedFor: string | null,
  { socketAddress, trustsProxy }: { readonly socketAddress: string | undefined; readonly trustsProxy: boolean },
): string {
  const forwarded = trustsProxy ? forwardedFor?.split(',').at(-1)?.trim() : undefined;
  return network(forwarded === undefined ? (socketAddress ?? '') : withoutPort(forwarded));
}

/** Some proxies add the port, which is another one for every connection: `192.0.2.1:5678`, `[2001:db8::1]:5678`. */
function withoutPort(address: string): string {
  const [, inBrackets] = /^\[(.+)\](?::\d+)?$/.exec(address) ?? [];
  const [, beforePort] = /^([\d.]+):\d+$/.exec(address) ?? [];
  return inBrackets ?? beforePort ?? address;
}

/** IPv6 by its /64: whoever has one address there has all of them. IPv4 inside IPv6 as IPv4. */
function network(address: string): string {
  const inner = address.slice(address.lastIndexOf(':') + 1);
  if (isIPv4(inner)) return inner;
  if (!isIPv6(address)) return address;
  const [front = '', back] = address.split('::');
  const head = front === '' ? [] : front.split(':');
  const tail = back === undefined || back === '' ? [] : back.split(':');
  const zeros = back === undefined ? [] : Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
}
