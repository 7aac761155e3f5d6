"""Tools that make the documentation: generated parts of pages, executed notebooks, screenshots, and the site itself."""
