/** Saves a file that was made on the device. */
export function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // Not before slow phones have written it.
  setTimeout(URL.revokeObjectURL, 60_000, link.href);
}
