/** A CSV of so many homes of a building, numbered from 1000 on. */
export function priceListOf(building: string, count: number): Buffer {
  const lines = Array.from(
    { length: count },
    (_, index) => `${1000 + index},${building},1,studio,40,${200_000 + index}`,
  );
  return Buffer.from(['number,building,floor,type,net_area,price_eur', ...lines].join('\n'));
}
