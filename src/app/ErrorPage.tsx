export function ErrorPage() {
  return <h1>Error</h1>;
}
