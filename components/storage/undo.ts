/** The ways back and forth of what a player works on. */
export interface UndoRedo {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  undo(): void;
  redo(): void;
}

/** What a player works on, kept on the device. */
export interface Kept extends UndoRedo {
  /** false until the device has answered */
  readonly ready: boolean;
}
