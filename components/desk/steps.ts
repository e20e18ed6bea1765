/** The ways back and forth of what lies on a desk. */
export interface Steps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  undo(): void;
  redo(): void;
}

/** What lies on a desk, kept on the device. */
export interface Kept extends Steps {
  /** false until the device has answered */
  readonly ready: boolean;
}
