/** Reports a step in the terminal: its name, its progress, and its duration. */
export async function reportStep<Result>(
  label: string,
  work: (progress: (done: number, total: number) => void) => Promise<Result> | Result,
): Promise<Result> {
  const begunMs = performance.now();
  const live = process.stdout.isTTY;
  let lastShare = -1;
  const progress = (done: number, total: number): void => {
    const share = Math.floor((done / total) * (live ? 100 : 4));
    if (share === lastShare) return;
    lastShare = share;
    if (live) process.stdout.write(`\r  ${label} … ${share} %   `);
    else if (share > 0 && done < total) console.log(`  ${label} … ${share * 25} %`);
  };
  if (live) process.stdout.write(`  ${label} …`);
  const result = await work(progress);
  const seconds = ((performance.now() - begunMs) / 1000).toFixed(1);
  if (live) process.stdout.write('\r\u001b[2K');
  console.log(`✓ ${label} (${seconds} s)`);
  return result;
}
