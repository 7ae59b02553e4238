/** Equal for names of which the disks of macOS or Windows keep one: letter case, and how accents are composed, tell nothing there. */
export const diskName = (name: string): string => name.normalize('NFC').toLowerCase();

const DEVICE = /^(?:con|prn|aux|nul|(?:com|lpt)[0-9¹²³])(?:\.|$)/i;

/** Whether Windows keeps the name for a device, whatever follows behind a dot. */
export const isDeviceName = (name: string): boolean => DEVICE.test(name);
